import type { note as indonesian } from '../id/note.ts';
import type { Translated } from '../messages.ts';

/** Messages of notes on a record: `resources.note.*`. */
export const note: Translated<typeof indonesian> = {
  noun: 'note',
  fields: {
    teks: 'Text of the note',
    visibilitas: 'Visible to the company or facility',
    sebut: 'Mention staff',
    berkas1: 'Attachment',
    berkas2: 'Second attachment',
    berkas3: 'Third attachment',
    // Fields of audit entries.
    berkas: 'File',
    disebut: 'People mentioned',
    oleh: 'Author',
    waktu: 'Time',
  },
  help: {
    visibilitas:
      'If this is off, only staff see it. If it is on, the company and its facility are notified.',
    sebut: 'They are notified. Type @ in the note to mention someone.',
  },
  visibilitas: { INTERNAL: 'Internal', PERUSAHAAN: 'Visible to the company' },
  /** Who reads what a company or a facility writes. */
  readers: {
    BHBU: 'Your notes are read by your account manager, who is notified at once and answers here.',
    FASKES:
      'Your notes are read by the account manager of the company and by the company, who are notified at once.',
  },
  add: 'Write note',
  added: 'Note saved',
  empty: 'No notes yet.',
  by: '%{who}, %{when}',
  mentions: 'Mentions %{names}',
  files: 'Attachments of the note by %{who}, %{when}',
  older: 'View older notes',
  remove: 'Delete the note by %{who}, %{when}',
  remove_short: 'Delete',
  remove_title: 'Delete this note?',
  remove_text: 'The note and its attachments are deleted permanently.',
  remove_confirm: 'Delete note',
  removed: 'Note deleted',
};
