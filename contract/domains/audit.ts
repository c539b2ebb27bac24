import { enteredValue } from '../core/values/entered.ts';
import { jsonValue } from '../core/json-value.ts';
import { z } from '../core/zod.ts';
import { download, endpoint, downloadTicket } from '../core/endpoint.ts';
import { choice, choiceQuery, id, idParams, listQuery, page } from '../core/list.ts';
import { timestamp } from '../core/record.ts';
import { issueMessage } from '../core/messages/message.ts';
import { plausibleDay } from '../core/values/plausible-day.ts';

/** One audit entry. `sebelum` and `sesudah` hold the changed fields, masked as they are stored. */
export const auditEntry = z.object({
  id: z.int(),
  waktu: timestamp,
  /** Null for requests without a session. */
  idPengguna: z.int().nullable(),
  oleh: z.string(),
  peran: z.string(),
  /** Resource and action, such as `role.create`. */
  aksi: z.string(),
  sumber: z.string(),
  idRecord: z.string().nullable(),
  label: z.string().nullable(),
  sebelum: z.record(z.string(), jsonValue).nullable(),
  sesudah: z.record(z.string(), jsonValue).nullable(),
  alasan: z.string().nullable(),
  alamat: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A resource or an action of an audit entry. */
const auditWord = z
  .string()
  .regex(/^[a-z][a-zA-Z-]*$/, issueMessage('input.notAnOption'))
  .max(40);

const auditFilters = {
  idPengguna: id.optional(),
  sumber: auditWord.optional(),
  idRecord: enteredValue().max(60).optional(),
  /** The action without its resource: `create`. */
  tindakan: auditWord.optional(),
  /** Includes signing in and out, which is left out unless another filter asks for it. */
  denganMasuk: z.stringbool().optional(),
  /** Days in Jakarta time, both inclusive. */
  dari: plausibleDay.optional(),
  sampai: plausibleDay.optional(),
};

const auditListQuery = listQuery(['waktu'], auditFilters);
const auditExportQuery = auditListQuery
  .omit({ pageNumber: true, pageSize: true })
  .extend({ tiket: downloadTicket });

export const auditCalls = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: 'audit.read',
    summary: 'Jejak audit: siapa melakukan apa, kapan',
    extension: true,
    query: auditListQuery,
    answer: page(auditEntry),
  }),
  actors: endpoint({
    method: 'GET',
    path: '/audit/pelaku',
    access: 'audit.read',
    summary: 'Semua akun untuk saringan jejak audit, yang sudah dihapus pun',
    extension: true,
    query: choiceQuery,
    answer: z.array(choice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/audit/{id}',
    access: 'audit.read',
    summary: 'Satu catatan jejak audit',
    extension: true,
    params: idParams,
    answer: auditEntry,
  }),
  export: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    method: 'GET',
    writes: 'trace',
    path: '/audit/ekspor',
    access: 'audit.export',
    summary: 'Jejak audit sebagai spreadsheet; pengambilannya pun tercatat',
    extension: true,
    query: auditExportQuery,
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/audit/tiketEkspor',
    access: 'audit.export',
    summary: 'Tiket sekali pakai agar browser mengunduh ekspor jejak audit',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: auditExportQuery.omit({ tiket: true }) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
};
