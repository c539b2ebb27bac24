import { z } from '#contract/core/zod.ts';
import { auditCalls, auditEntry, type AuditEntry } from '#contract/domains/audit.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { audit } from '#texts/audit.ts';
import { actionSentence } from './actionSentence.ts';
import { auditResource } from './manifest.ts';

/** Enum of the keys of a label map, for a select filter. */
const enumOfKeys = (labels: object) => z.enum(Object.keys(labels) as [string, ...string[]]);

/** Filters that are not fields of an audit entry, or are named differently in the query. */
const auditFilterInput = z.object({
  idPengguna: z.string(),
  sumber: enumOfKeys(audit.sumber),
  tindakan: enumOfKeys(audit.tindakan),
  denganMasuk: z.enum(['true']),
  idRecord: z.string(),
  dari: z.iso.date(),
  sampai: z.iso.date(),
});

/** The audit log, newest first. */
export const definition = defineResource<AuditEntry>({
  ...auditResource.resource,
  record: auditEntry,
  input: auditFilterInput,
  // An entry has no name of its own; the list shows it as its first column.
  nameOf: ({ waktu }) => formatDateTime(waktu),
  fields: {
    aksi: { value: actionSentence },
    idPengguna: { lookup: 'auditPeople' },
    peran: { kind: 'select' },
  },
  sort: { field: 'waktu', order: 'DESC' },
  columns: [
    { source: 'waktu', isLink: true, isSortable: true },
    { source: 'oleh' },
    { source: 'aksi' },
    { source: 'label' },
    { source: 'sumber', isHiddenByDefault: true },
    { source: 'peran', isHiddenByDefault: true },
    { source: 'idRecord', isHiddenByDefault: true },
    { source: 'alasan', isHiddenByDefault: true },
    { source: 'alamat', isHiddenByDefault: true },
    { source: 'requestId', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'idPengguna' },
    { source: 'sumber', isSingle: true },
    { source: 'idRecord' },
    { source: 'tindakan', isSingle: true },
    { source: 'denganMasuk', options: ['true'], isSingle: true },
    { source: 'dari' },
    { source: 'sampai' },
  ],
  card: { facts: ['oleh', 'aksi', 'label'] },
  // The server exports the file, because the log is too large to collect page by page.
  serverExports: [
    {
      label: 'resources.audit.name',
      requestPath: async (filter, call) => {
        const filterNames = Object.keys(auditCalls.export.query?.shape ?? {});
        const allowedFilters = Object.entries(filter).filter(([key]) => filterNames.includes(key));
        const kueri = Object.fromEntries(allowedFilters);
        const { tiket } = await call(auditCalls.exportTicket, { body: { kueri } });
        return `${auditCalls.export.path}?tiket=${encodeURIComponent(tiket)}`;
      },
    },
  ],
});
