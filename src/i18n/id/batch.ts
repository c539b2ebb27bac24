import type { BatchState } from '#contract/states.ts';

const status = {
  DIPERIKSA: 'Diperiksa',
  TERSEDIA: 'Tersedia',
  DITAHAN: 'Ditahan',
  DITOLAK: 'Ditolak',
  DITARIK: 'Ditarik',
  KEDALUWARSA: 'Kedaluwarsa',
} satisfies Record<BatchState, string>;

/** Messages of batches: `resources.batch.*`. */
export const batch = {
  noun: 'batch',
  lead: 'Batch yang baru diterima diperiksa dahulu, dan dapat dipakai sesudah disetujui.',
  count: '%{smart_count} batch',
  empty: 'Batch vaksin yang diterima tampil di sini. Mulailah dengan menambahkan satu.',
  fields: {
    id: 'Nomor catatan',
    nomor: 'Nomor batch',
    idProduk: 'Produk',
    namaProduk: 'Produk',
    kedaluwarsa: 'Kedaluwarsa',
    jumlah: 'Jumlah',
    status: 'Status',
    alasan: 'Alasan',
    fileSertifikat: 'Sertifikat pelulusan',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    nomor: 'Seperti tercetak di kemasan.',
    kedaluwarsa: 'Hari terakhir batch ini boleh dipakai.',
    fileSertifikat: 'Sertifikat pelulusan dari BPOM, atau sertifikat analisis dari produsen.',
  },
  jumlah: { unit: 'dosis' },
  status,
  section: { details: 'Batch', files: 'Berkas', states: 'Riwayat status' },
  action: {
    approve: {
      label: 'Setujui',
      text: 'Batch ini dapat dipakai sesudahnya.',
      done: '%{what} disetujui',
      disabled: 'Hanya batch yang sedang diperiksa yang dapat disetujui.',
    },
    reject: {
      label: 'Tolak',
      text: 'Batch ini tidak akan dapat dipakai.',
      reason: 'Mengapa batch ini ditolak?',
      done: '%{what} ditolak',
      disabled: 'Hanya batch yang sedang diperiksa yang dapat ditolak.',
    },
    hold: {
      label: 'Tahan',
      text: 'Batch ini tidak dapat dipakai sampai dilepas kembali.',
      reason: 'Mengapa batch ini ditahan?',
      done: '%{what} ditahan',
      disabled: 'Hanya batch yang tersedia yang dapat ditahan.',
    },
    release: {
      label: 'Lepas',
      text: 'Batch ini dapat dipakai kembali.',
      reason: 'Mengapa batch ini aman dipakai?',
      done: '%{what} dilepas',
      disabled: 'Hanya batch yang ditahan yang dapat dilepas.',
    },
    recall: {
      label: 'Tarik',
      text: 'Batch ini tidak boleh dipakai lagi, dan semua faskes diberi tahu.',
      reason: 'Mengapa batch ini ditarik?',
      done: '%{what} ditarik',
      disabled: 'Hanya batch yang tersedia atau ditahan yang dapat ditarik.',
    },
  },
  decided: 'Batch ini sudah diputuskan, jadi datanya tidak dapat diubah lagi.',
};
