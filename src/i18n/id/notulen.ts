import type { notulenStates, siteNeeds } from '#contract/domains/notulen.ts';

const status = {
  DRAFT: 'Draf',
  FINAL: 'Final',
} satisfies Record<(typeof notulenStates)[number], string>;

const kebutuhan = {
  listrik: 'Listrik',
  chiller: 'Chiller',
  ruang: 'Ruang',
  nakes: 'Tenaga kesehatan',
  limbah: 'Pengelolaan limbah',
} satisfies Record<(typeof siteNeeds)[number], string>;

/** Messages of technical meetings: `resources.notulen.*`. */
export const notulen = {
  noun: 'notulen',
  name_of: 'Rapat %{day}',
  fields: {
    id: 'Nomor catatan',
    idOrder: 'Pesanan',
    tanggalRapat: 'Tanggal rapat',
    tempat: 'Tempat atau tautan',
    peserta: 'Peserta rapat',
    agenda: 'Agenda',
    pembahasan: 'Pembahasan',
    keputusan: 'Keputusan',
    kebutuhan: 'Yang masih dibutuhkan di lokasi',
    catatanKebutuhan: 'Catatan kebutuhan',
    status: 'Status',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    tempat: 'Nama tempat, atau alamat rapat daring.',
    pembahasan: 'Tulis hasil pembahasan; keputusannya di bawah.',
  },
  peserta: { fields: { nama: 'Nama', instansi: 'Instansi', peran: 'Peran' } },
  keputusan: {
    fields: {
      isi: 'Keputusan',
      pic: 'Penanggung jawab',
      tenggat: 'Tenggat',
      selesai: 'Selesai',
    },
  },
  kebutuhan,
  status,
  role: { faskes: 'PIC faskes', bhbu: 'PIC perusahaan' },
  section: {
    meeting: 'Rapat',
    attendees: 'Peserta rapat',
    discussion: 'Hasil rapat',
    decisions: 'Keputusan',
    needs: 'Kebutuhan lokasi',
  },
  list: {
    lead: '%{number} · %{company}',
    write: 'Tulis notulen',
    empty: 'Belum ada notulen rapat teknis untuk pesanan ini.',
    attendee: '%{name}, %{organization}',
    attendee_with_role: '%{name}, %{organization} (%{role})',
    no_decisions: 'Tidak ada keputusan.',
    written: 'Ditulis %{who}, %{when}',
    edit: 'Ubah draf',
  },
  form: {
    saved: 'Draf notulen tersimpan',
  },
  final: {
    label: 'Jadikan final',
    title: 'Jadikan notulen ini final?',
    text: 'Notulen final tidak dapat diubah lagi, terbaca oleh perusahaan dan faskes, dan keputusannya menjadi tugas.',
    done: 'Notulen sudah final',
  },
  decision: {
    who: '%{pic}',
    who_until: '%{pic}, paling lambat %{day}',
    closed: 'Selesai',
    open: 'Belum selesai',
    done: 'Keputusan ditandai selesai',
    reopened: 'Keputusan dibuka kembali',
  },
  open: {
    lead: 'Keputusan dari notulen final yang belum selesai, yang tenggatnya terdekat lebih dahulu.',
    empty: 'Semua keputusan rapat teknis sudah selesai.',
    of: 'Rapat %{day} · %{number} · %{company}',
  },
};
