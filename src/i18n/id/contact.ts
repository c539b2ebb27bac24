import type { ContactOutcome } from '#contract/domains/contact/record.ts';

/** Outcomes of a call to a participant. */
export const contactOutcomes = {
  AKAN_DATANG: 'Akan datang',
  TIDAK_DIANGKAT: 'Tidak diangkat',
  MENOLAK: 'Menolak',
  PINDAH: 'Pindah',
  DIBERI_TAHU: 'Sudah diberi tahu',
  TIDAK_TERJANGKAU: 'Tidak terjangkau',
} satisfies Record<ContactOutcome, string>;

/** Fields of what is noted about a call. */
export const contactFields = {
  nama: 'Nama',
  hasil: 'Hasil',
  catatan: 'Catatan',
  rencanaTanggal: 'Rencana baru',
};
