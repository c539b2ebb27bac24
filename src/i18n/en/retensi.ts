import { retentionNames } from '#contract/core/messages/en/retention.ts';
import type { retensi as indonesian } from '../id/retensi.ts';
import type { Translated } from '../messages.ts';

/** Messages of the retention periods: `resources.retensi.*`. */
export const retensi: Translated<typeof indonesian> = {
  lead: 'How long each class of personal data is stored, and what is deleted every day. The figures are those of the last daily job.',
  holds: {
    none: 'No legal hold is in force.',
    some: '%{smart_count} legal hold is in force; what is held is not deleted. |||| %{smart_count} legal holds are in force; what is held is not deleted.',
    link: 'Legal holds',
  },
  kelas: retentionNames,
  uraian: {
    pesertaTanpaDosis:
      'Registrations of people who never came. A person is made anonymous when none of their registrations is in use.',
    rekamMedis:
      'Registrations, doses, screening, adverse events and proofs. Afterwards doses and proofs stay valid without a name.',
    barisUnggahan:
      'Contents of cells and former values; counts and row numbers stay. The length is set on the server (IMPORT_ROWS_DAYS).',
    unggahanTerputus: 'Files that were not read to the end.',
    pertanyaan: 'The values in question and the answers; the proof of consent stays.',
    kontak: 'Free notes of calls; the outcome of the call stays.',
    tindakanLuring:
      'Content of acts that were sent, and paper sheets; the visits that they recorded stay.',
    ubahBanyak: 'Afterwards a bulk change cannot be undone any more.',
    penerimaTiket: 'Name, email and mobile number, once the voucher is used or has ended.',
    notifikasi: 'Those that were read; besides, at most 500 of an account.',
    surel: 'Recipient and words; when it was sent stays.',
    pengirimanWebhook:
      'Events that were sent to other systems: ids, states and how the delivery went.',
    permintaanData: 'Name and contact of who asked; the request stays as evidence.',
    sesi: 'Deleted when they have expired.',
    perangkat: 'Browsers in which no one signed in again.',
    hitunganKeamanan: 'Deleted when they have expired.',
    akunDihapus: 'Email, mobile number, password and second factors; the name stays in histories.',
    berkasDiganti: 'Former files that were replaced; current files stay.',
    dokumenUsaha:
      'Names of representatives, contact persons and signatories. They stay with the documents during the business relation and ten years after it; they are not deleted automatically.',
    jejakBaca: 'Deleted with its seals; younger entries cannot be deleted.',
    jejakAudit: 'The proof of lawful processing, sealed and unchangeable.',
  },
  masa: {
    jam: '%{smart_count} hour |||| %{smart_count} hours',
    hari: '%{smart_count} day |||| %{smart_count} days',
    tahun: '%{smart_count} year |||| %{smart_count} years',
    none: 'at once',
    unlimited: 'not deleted automatically',
  },
  dihitungSejak: {
    PERUBAHAN_TERAKHIR: 'from the last change or plan',
    KUNJUNGAN_TERAKHIR: 'from the last visit',
    UNGGAH: 'from the upload',
    DIBUAT: 'from the creation',
    SELESAI: 'from the end',
    DIBACA: 'from the reading',
    TERKIRIM: 'from the sending',
    KEDALUWARSA: 'after they expire',
    TERLIHAT: 'from the last use',
    DIHAPUS: 'from the deletion',
    DIGANTI: 'from the replacement',
    TIDAK_DIHITUNG: 'not counted',
  },
  tindakan: {
    HAPUS: 'Deleted',
    ANONIM: 'Made anonymous',
    SIMPAN: 'Stored',
  },
  lawyer: 'To be confirmed by a lawyer',
  law: 'Basis: %{law}',
  stored: '%{smart_count} stored',
  oldest: 'oldest %{day}',
  due: '%{smart_count} due within 30 days',
  held: '%{smart_count} held',
  no_hold: 'not subject to holds',
  not_counted: 'Not counted yet; waits for the first daily job.',
  runs: 'Last runs',
  run: '%{day}: %{count} done',
  run_postponed: '%{day}: %{count} done, %{postponed} postponed',
  run_open: '%{day}: %{count} done, continues',
};
