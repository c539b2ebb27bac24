import type {
  AbsenceReason,
  AbsenceView,
  ContactFilter,
} from '#contract/domains/contact/record.ts';
import { contactFields, contactOutcomes } from './contact.ts';

/** Messages of the people who missed or postponed a dose: `resources.absentee.*`. */
export const absentee = {
  noun: 'peserta',
  count: '%{smart_count} peserta',
  lead: 'Hubungi, catat hasilnya, lalu jadwalkan lagi. Yang dijadwalkan masuk antrean hari itu.',
  fields: contactFields,
  help: {
    catatan: 'Tanpa nomor identitas.',
    rencanaTanggal: 'Hari buka faskes yang belum penuh.',
  },
  hasil: contactOutcomes,
  view: {
    label: 'Tampilkan',
    BELUM: 'Belum hadir atau ditunda',
    TERLAMBAT: 'Dosis 2 terlambat',
    SELESAI: 'Menolak atau pindah',
  } satisfies Record<AbsenceView | 'label', string>,
  none: {
    BELUM: 'Tidak ada yang belum hadir atau ditunda tanpa rencana baru.',
    TERLAMBAT: 'Tidak ada yang terlambat untuk dosis 2.',
    SELESAI: 'Belum ada yang menolak atau pindah menurut panggilan.',
  } satisfies Record<AbsenceView, string>,
  noMatch: 'Tidak ada yang cocok. Kosongkan nama, atau pilih “Semua”.',
  sebab: {
    BELUM_HADIR: 'Belum hadir',
    DITUNDA: 'Ditunda',
    TERLAMBAT: 'Terlambat',
  } satisfies Record<AbsenceReason, string>,
  planned: 'rencana %{day}',
  postponed: 'ditunda %{day}',
  due: 'paling lambat %{day}',
  blocked: 'Belum boleh disuntik: %{why}.',
  filter: {
    name: 'Cari nama',
    called: 'Sudah dihubungi',
    company: 'Perusahaan',
    facility: 'Faskes',
    all: 'Semua',
    BELUM: 'Belum',
    SUDAH: 'Sudah',
  } satisfies Record<ContactFilter, string> & Record<string, string>,
  otherFacility: 'Ganti faskes',
  select: 'Pilih %{name}',
  selection: 'Pilihan',
  selectAll: 'Pilih semua di halaman ini',
  selectNone: 'Batalkan pilihan',
  selected: '%{smart_count} dipilih',
  actionFor: '%{action}: %{name}',
  called: 'Dihubungi %{when} oleh %{who}, %{smart_count} kali',
  noPhone: 'Tidak ada nomor HP',
  callPerson: 'Telepon %{name}, %{number}',
  writePerson: 'Tulis WhatsApp kepada %{name}',
  whatsapp: 'WhatsApp',
  action: {
    contact: {
      label: 'Sudah dihubungi',
      text: 'Yang menolak atau pindah keluar dari daftar. Isi rencana baru bila harinya sudah disepakati.',
      done: 'panggilan kepada %{what} dicatat',
    },
    reschedule: {
      label: 'Jadwalkan lagi',
      text: 'Hari buka, kapasitas, jarak dosis, voucher, dan kedaluwarsa vaksin diperiksa untuk tiap orang.',
      done: '%{what} dijadwalkan lagi',
    },
  },
  deleteCall: {
    label: 'Hapus catatan panggilan',
    question: 'Hapus catatan panggilan terakhir kepada %{name}?',
    text: 'Orang ini kembali menunggu dihubungi. Penghapusan tercatat di jejak audit.',
    done: 'Catatan panggilan kepada %{name} dihapus',
  },
};
