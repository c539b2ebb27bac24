import { roleNames } from '#contract/core/messages/id/role.ts';
import { auditActions, auditSubjects } from '#contract/core/messages/id/audit.ts';
import type { Resource } from '#contract/policy.ts';
import { role } from './role.ts';

/** Resources of audit entries, the same as those of the rights. */
const resourceNames = role.rights.resource satisfies Record<Resource, string>;

/** Messages of the audit log: `resources.audit.*`. */
export const audit = {
  noun: 'catatan',
  denganMasuk: { true: 'Tampilkan', false: 'Sembunyikan' },
  count: '%{smart_count} catatan',
  empty: 'Apa yang dilakukan orang di portal tercatat di sini.',
  fields: {
    id: 'Nomor',
    waktu: 'Waktu',
    idPengguna: 'Orang',
    oleh: 'Siapa',
    peran: 'Peran',
    aksi: 'Tindakan',
    tindakan: 'Tindakan',
    denganMasuk: 'Masuk dan keluar',
    sumber: 'Data',
    idRecord: 'Nomor data',
    label: 'Pada',
    alasan: 'Alasan',
    alamat: 'Alamat jaringan',
    requestId: 'Nomor permintaan',
    dari: 'Dari tanggal',
    sampai: 'Sampai tanggal',
  },
  // The server replaces its keys by a command, which no right covers.
  sumber: { ...resourceNames, encryptionKey: 'Kunci enkripsi' },
  tindakan: auditActions,
  subjek: auditSubjects,
  // An applicant and the server have no account and so no role.
  peran: { ...roleNames, PUBLIK: 'Tanpa akun', PEMOHON: 'Tanpa akun', SISTEM: 'Sistem' },
  timeline: {
    none: 'Belum ada perubahan yang tercatat.',
    all: 'Lihat semua di jejak audit',
    fields: 'Isian: %{names}',
  },
  page: {
    by: '%{who}, %{role}, %{when}',
    open_record: 'Buka datanya',
    change: 'Yang berubah',
    field: 'Isian',
    before: 'Sebelum',
    after: 'Sesudah',
    nothing: 'Tidak ada isian yang dicatat berubah.',
    same_record: 'Catatan lain tentang data ini',
    other_facts: 'Lain-lain',
  },
};
