import type {
  contactFields as contactFieldsId,
  contactOutcomes as contactOutcomesId,
} from '../id/contact.ts';
import type { Translated } from '../messages.ts';

/** Outcomes of a call to a participant. */
export const contactOutcomes: Translated<typeof contactOutcomesId> = {
  AKAN_DATANG: 'Will come',
  TIDAK_DIANGKAT: 'No answer',
  MENOLAK: 'Refuses',
  PINDAH: 'Moved',
  DIBERI_TAHU: 'Informed',
  TIDAK_TERJANGKAU: 'Cannot be reached',
};

/** Fields of what is noted about a call. */
export const contactFields: Translated<typeof contactFieldsId> = {
  nama: 'Name',
  hasil: 'Outcome',
  catatan: 'Note',
  rencanaTanggal: 'New planned day',
};
