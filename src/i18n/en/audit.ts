import { roleNames } from '#contract/core/messages/en/role.ts';
import { auditActions, auditSubjects } from '#contract/core/messages/en/audit.ts';
import type { audit as indonesian } from '../id/audit.ts';
import type { Translated } from '../messages.ts';
import { role } from './role.ts';

/** Messages of the audit log: `resources.audit.*`. */
export const audit: Translated<typeof indonesian> = {
  noun: 'entry',
  denganMasuk: { true: 'Show', false: 'Hide' },
  count: '%{smart_count} entry |||| %{smart_count} entries',
  empty: 'What people do in the portal is recorded here.',
  fields: {
    id: 'Number',
    waktu: 'Time',
    idPengguna: 'Person',
    oleh: 'Who',
    peran: 'Role',
    aksi: 'Action',
    tindakan: 'Action',
    denganMasuk: 'Signing in and out',
    sumber: 'Data',
    idRecord: 'Record number',
    label: 'Record',
    alasan: 'Reason',
    alamat: 'Network address',
    requestId: 'Request number',
    dari: 'From date',
    sampai: 'Until date',
  },
  sumber: { ...role.rights.resource, encryptionKey: 'Encryption key' },
  tindakan: auditActions,
  subjek: auditSubjects,
  peran: { ...roleNames, PUBLIK: 'No account', PEMOHON: 'Without an account', SISTEM: 'System' },
  timeline: {
    none: 'No changes are recorded yet.',
    all: 'Show all in the audit log',
    fields: 'Fields: %{names}',
  },
  page: {
    by: '%{who}, %{role}, %{when}',
    open_record: 'Open the record',
    change: 'What changed',
    field: 'Field',
    before: 'Before',
    after: 'After',
    nothing: 'No field is recorded as changed.',
    same_record: 'Other entries about this record',
    other_facts: 'Other',
  },
};
