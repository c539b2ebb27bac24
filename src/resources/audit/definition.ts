import { createElement } from 'react';
import { auditCalls, auditEntry, type AuditEntry } from '#contract/audit.ts';
import { audit } from '#src/i18n/id/audit.ts';
import { z } from '#contract/zod.ts';
import { defineResource } from '#src/ui/resource/definition.ts';
import { Deed } from './Deed.tsx';

/** Enum of the keys of a label map, for a select filter. */
const oneOf = (words: object) => z.enum(Object.keys(words) as [string, ...string[]]);

/** Filters that are not fields of an audit entry, or are named differently in the query. */
const asked = z.object({
  idPengguna: z.string(),
  sumber: oneOf(audit.sumber),
  tindakan: oneOf(audit.tindakan),
  idRecord: z.string(),
  dari: z.iso.date(),
  sampai: z.iso.date(),
});

/** The audit log, newest first. */
export const definition = defineResource<AuditEntry>({
  name: 'audit',
  paths: { list: '/admin/audit', edit: '/admin/audit/:id' },
  rights: { read: 'audit.read', export: 'audit.export' },
  record: auditEntry,
  input: asked,
  nameOf: ({ aksi, label, idRecord }) => label ?? `${aksi} ${idRecord ?? ''}`.trim(),
  fields: {
    aksi: { render: entry => createElement(Deed, { action: entry.aksi }) },
    idPengguna: { lookup: 'auditPeople' },
    peran: { kind: 'select' },
  },
  sort: { field: 'waktu', order: 'DESC' },
  columns: [
    { source: 'label', link: true },
    { source: 'sumber' },
    { source: 'aksi' },
    { source: 'oleh' },
    { source: 'waktu', sortable: true },
    { source: 'peran', hideByDefault: true },
    { source: 'idRecord', hideByDefault: true },
    { source: 'alasan', hideByDefault: true },
    { source: 'alamat', hideByDefault: true },
    { source: 'requestId', hideByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'idPengguna' },
    { source: 'sumber' },
    { source: 'idRecord' },
    { source: 'tindakan' },
    { source: 'dari' },
    { source: 'sampai' },
  ],
  card: { facts: ['oleh', 'waktu'] },
  // The server exports the file, because the log is too large to collect page by page.
  downloads: [
    {
      label: 'resources.audit.name',
      ask: async (filter, call) => {
        const known = Object.keys(auditCalls.export.query?.shape ?? {});
        const asked = Object.entries(filter).filter(([key]) => known.includes(key));
        const kueri = Object.fromEntries(asked);
        const { tiket } = await call(auditCalls.exportTicket, { body: { kueri } });
        return `${auditCalls.export.path}?tiket=${encodeURIComponent(tiket)}`;
      },
    },
  ],
});
