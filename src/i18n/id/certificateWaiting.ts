import { certificate } from './certificate.ts';

/** Messages of participants without a proof: `resources.certificateWaiting.*`. */
export const certificateWaiting = {
  noun: 'peserta',
  count: '%{smart_count} peserta menunggu bukti',
  empty: 'Semua peserta yang sudah divaksin punya bukti yang berlaku.',
  fields: {
    id: 'Nomor peserta',
    nama: 'Nama',
    identitas: 'Identitas',
    vaccinationType: 'Jenis vaksinasi',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    idFaskes: 'Faskes',
    namaFaskes: 'Faskes',
    dosisDiberikan: 'Dosis',
    tanggalVaksinasi: 'Dosis terakhir',
    nomorLama: 'Bukti lama',
  },
  vaccinationType: certificate.vaccinationType,
  changed: 'Dosis atau data peserta berubah',
  all: {
    button: 'Terbitkan semua (%{count})',
    title: 'Terbitkan bukti bagi %{smart_count} peserta?',
    text: 'Bukti memuat semua dosis yang sudah dicatat. Bukti lama yang tidak sesuai lagi diganti.',
    filters: 'Hanya bagi peserta yang sesuai filter perusahaan dan faskes.',
    confirm: 'Terbitkan semua',
    running: '%{done} dari %{total} bukti terbit',
    stop: 'Hentikan',
    stopping: 'Berhenti sesudah bagian ini…',
    resume: 'Lanjutkan',
    done: '%{smart_count} bukti vaksinasi terbit',
    stopped: '%{done} bukti terbit, %{left} peserta masih menunggu.',
  },
  action: {
    issue: {
      label: 'Terbitkan bukti',
      text: 'Bukti memuat semua dosis yang sudah dicatat. Bukti lama yang tidak sesuai lagi diganti.',
      done: 'bukti vaksinasi %{what} terbit',
    },
  },
};
