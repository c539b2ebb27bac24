import { withdrawalMinutes } from '#contract/core/note.ts';

/** Messages of notes. */
export const noteTexts = {
  'noun.note': 'Catatan',
  'note.internalByStaff': 'Catatan internal hanya ditulis staf',
  'note.mentionsByStaff': 'Hanya staf yang dapat menyebut orang dalam catatan',
  'note.unknownMention': 'Pilih staf yang tersedia; salah satunya tidak dapat membaca data ini',
  'note.notAuthor': 'Catatan ini ditulis orang lain. Minta administrator untuk menghapusnya.',
  'note.tooLate': `Catatan hanya dapat Anda hapus dalam ${withdrawalMinutes} menit. Minta administrator untuk menghapusnya.`,
} as const;
