import { sql, type SQL } from 'drizzle-orm';
import { purgeImport } from '#server/domains/import/index.ts';
import {
  emptiedQuestion,
  emptyMail,
  erasedName,
  withoutRequester,
} from '#server/domains/permintaan-data/index.ts';
import {
  attachment,
  bulkEdit,
  bulkEditChange,
  contact,
  importChange,
  importFile,
  importRow,
  offlineAct,
  outbox,
  paperSheet,
  paperSheetRow,
  permintaanData,
  permintaanDataPeserta,
  personReadSeal,
  pertanyaan,
  voucher,
  voucherRecipient,
  webhookDelivery,
} from '#server/platform/db/schema/index.ts';
import {
  isHeldCompany,
  isHeldPerson,
  isHeldPeserta,
  isHeldRecord,
} from '#server/platform/db/views/holds.ts';
import { expireReads } from '#server/platform/reads/expire.ts';
import type { RetainedRows } from './retained-rows.ts';

const idsOf = (table: typeof bulkEdit | typeof importFile, rows: SQL) =>
  sql`(select id from ${table} where ${rows})`;

export const importRows: RetainedRows = {
  table: importFile,
  having: sql`(${importFile.purgedAt} is null and ${importFile.isRead})`,
  since: sql`${importFile.createdAt}`,
  held: sql`(${isHeldCompany(importFile.bhbuId)}
    or exists (select from ${importRow} r
      where r.import_id = ${importFile.id} and ${isHeldPerson(sql`r.person_key`)})
    or exists (select from ${importChange} c
      where c.import_id = ${importFile.id} and ${isHeldPeserta(sql`c.peserta_id`)}))`,
  remove: { each: ({ db, now }, id) => purgeImport(db, id, now) },
};

export const unreadImports: RetainedRows = {
  table: importFile,
  having: sql`not ${importFile.isRead}`,
  since: sql`${importFile.createdAt}`,
  remove: {
    async all({ db }, rows) {
      await db.delete(importRow).where(sql`${importRow.importId} in ${idsOf(importFile, rows)}`);
      await db.delete(importFile).where(rows);
    },
  },
};

/** Questions that no one decides any more; an answer that waits for its decision stays. */
export const questions = (emptyBytes: number): RetainedRows => ({
  table: pertanyaan,
  having: sql`(${pertanyaan.status} <> 'DIJAWAB'
    and (${pertanyaan.jawaban} is not null or octet_length(${pertanyaan.semula}) > ${emptyBytes}::int))`,
  since: sql`greatest(${pertanyaan.modifiedAt}, ${pertanyaan.tautanSampai})`,
  held: isHeldPeserta(pertanyaan.idPeserta),
  remove: {
    all: ({ db, deps }, rows) => db.update(pertanyaan).set(emptiedQuestion(deps.keys)).where(rows),
  },
});

export const callNotes: RetainedRows = {
  table: contact,
  having: sql`${contact.catatan} is not null`,
  since: sql`${contact.createdAt}`,
  held: isHeldPeserta(contact.pesertaId),
  remove: { all: ({ db }, rows) => db.update(contact).set({ catatan: null }).where(rows) },
};

export const offlineActs: RetainedRows = {
  table: offlineAct,
  having: sql`(${offlineAct.isi} is not null and ${offlineAct.status} <> 'KONFLIK')`,
  since: sql`coalesce(${offlineAct.decidedAt}, ${offlineAct.receivedAt})`,
  held: isHeldPeserta(offlineAct.pesertaId),
  remove: { all: ({ db }, rows) => db.update(offlineAct).set({ isi: null }).where(rows) },
};

/** Paper sheets with their rows; the visits that were entered from them stay. */
export const paperSheets: RetainedRows = {
  table: paperSheet,
  having: sql`true`,
  since: sql`${paperSheet.createdAt}`,
  held: sql`exists (select from ${paperSheetRow} r
    where r.sheet_id = ${paperSheet.id} and ${isHeldPeserta(sql`r.peserta_id`)})`,
  remove: { all: ({ db }, rows) => db.delete(paperSheet).where(rows) },
};

export const bulkEdits: RetainedRows = {
  table: bulkEdit,
  having: sql`(${bulkEdit.penolakan} <> '[]' or ${bulkEdit.ids} <> '{}' or exists (
    select from ${bulkEditChange} c where c.bulk_edit_id = ${bulkEdit.id}))`,
  since: sql`${bulkEdit.createdAt}`,
  held: sql`exists (select from ${bulkEditChange} c
    where c.bulk_edit_id = ${bulkEdit.id} and ${isHeldPeserta(sql`c.peserta_id`)})`,
  remove: {
    async all({ db }, rows) {
      await db
        .delete(bulkEditChange)
        .where(sql`${bulkEditChange.bulkEditId} in ${idsOf(bulkEdit, rows)}`);
      await db.update(bulkEdit).set({ penolakan: [], ids: [] }).where(rows);
    },
  },
};

/** Recipients of vouchers that were used or have ended. */
export const ticketRecipients: RetainedRows = {
  table: voucherRecipient,
  having: sql`(${voucherRecipient.nama} <> ${erasedName} or ${voucherRecipient.email} is not null
    or ${voucherRecipient.noHP} is not null)`,
  since: sql`(select v.modified_at from ${voucher} v where v.id = ${voucherRecipient.idVoucher}
    and v.status in ('TERPAKAI', 'DIBATALKAN', 'KEDALUWARSA'))`,
  held: sql`exists (select from ${voucher} v where v.id = ${voucherRecipient.idVoucher}
    and (${isHeldCompany(sql`v.id_bhbu`)} or ${isHeldPeserta(sql`v.id_peserta`)}))`,
  remove: {
    all: ({ db }, rows) =>
      db.update(voucherRecipient).set({ nama: erasedName, email: null, noHP: null }).where(rows),
  },
};

/** Mails that were sent or dismissed; that one was sent, and when, stays. */
export const mails: RetainedRows = {
  table: outbox,
  having: sql`(${outbox.status} in ('done', 'dismissed') and ${outbox.payload} ->> 'to' <> '')`,
  since: sql`coalesce(${outbox.doneAt}, ${outbox.createdAt})`,
  held: sql`(${isHeldRecord(
    sql`(${outbox.payload} #>> '{about,resource}')`,
    sql`(${outbox.payload} #>> '{about,recordId}')`,
  )} or exists (select from ${voucherRecipient} r join ${voucher} v on v.id = r.id_voucher
    where r.id_outbox = ${outbox.id}
      and (${isHeldCompany(sql`v.id_bhbu`)} or ${isHeldPeserta(sql`v.id_peserta`)})))`,
  remove: { all: ({ db }, rows) => db.update(outbox).set(emptyMail).where(rows) },
};

/** Closed requests; a restriction that was granted is not closed before it is lifted. */
export const requesters: RetainedRows = {
  table: permintaanData,
  having: sql`(${permintaanData.nama} <> ${erasedName} and ${permintaanData.selesaiPada} is not null
    and not (${permintaanData.jenis} = 'PEMBATASAN' and ${permintaanData.status} = 'DIJAWAB'))`,
  since: sql`${permintaanData.selesaiPada}`,
  held: sql`exists (select from ${permintaanDataPeserta} l
    where l.id_permintaan = ${permintaanData.id} and ${isHeldPeserta(sql`l.id_peserta`)})`,
  remove: {
    all: ({ db, deps }, rows) =>
      db.update(permintaanData).set(withoutRequester(deps.keys)).where(rows),
  },
};

/** Seals of reads: the database deletes the oldest with its entries, and none before its time. */
export const reads: RetainedRows = {
  table: personReadSeal,
  since: sql`${personReadSeal.sealedAt}`,
  remove: { each: ({ db, now }) => expireReads(db, now) },
};

export const webhookDeliveries: RetainedRows = {
  table: webhookDelivery,
  since: sql`${webhookDelivery.createdAt}`,
  remove: { all: ({ db }, rows) => db.delete(webhookDelivery).where(rows) },
};

export const replacedFiles: RetainedRows = {
  table: attachment,
  having: sql`${attachment.replacedAt} is not null`,
  since: sql`${attachment.replacedAt}`,
  held: isHeldRecord(attachment.resource, attachment.recordId),
  remove: { all: ({ db }, rows) => db.delete(attachment).where(rows) },
};
