import { and, eq, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { LockedRow } from '#server/domains/peserta/index.ts';
import { encryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Deps } from '#server/platform/context.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import {
  auditRedaction,
  bulkEdit,
  bulkEditChange,
  certificate,
  contact,
  importChange,
  importRow,
  notification,
  offlineAct,
  outbox,
  pertanyaan,
  pesertaMerge,
  pesertaPair,
  voucher,
  voucherRecipient,
} from '#server/platform/db/schema/index.ts';
import { personColumns } from './anonymous.ts';
import { findPersonRecords, type PersonRecord } from './person-records.ts';

/** Who erases: an officer, or the server when a period is over. */
export type ErasureContext = TransitionContext & { readonly deps: Pick<Deps, 'keys'> };

/** What takes the place of a name. */
export const erasedName = 'Data dihapus';

/**
 * Erases what is stored about persons outside their registrations: rows of uploads, earlier versions, questions, calls,
 * proofs, tickets, mails and notifications. Entries of the sealed audit log about them are shown without their values
 * from then on.
 * @param rows the registrations as they were
 */
export async function eraseTraces(ctx: ErasureContext, rows: readonly LockedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const records = await findPersonRecords(ctx.db, ids);
  await eraseUploads(ctx, rows);
  await eraseVersions(ctx, ids);
  await eraseQuestions(ctx, ids);
  await ctx.db.update(contact).set({ catatan: null }).where(inArray(contact.pesertaId, ids));
  await eraseOfflineActs(ctx, ids);
  await eraseProofs(ctx, ids);
  await eraseTickets(ctx, rows);
  await eraseMessages(ctx, records);
  await ctx.db
    .insert(auditRedaction)
    .values(records.map(record => ({ ...record, at: ctx.now.toISOString() })))
    .onConflictDoNothing();
}

async function eraseUploads({ db }: ErasureContext, rows: readonly LockedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const people = rows.flatMap(({ personKey, nikKey }) =>
    nikKey ? [personKey, nikKey] : [personKey],
  );
  const changed = sql`(${importRow.importId}, ${importRow.rowNumber}) in (
    select c.import_id, c.row_number from ${importChange} c where c.peserta_id = any(${sql.param(ids)}::int[]))`;
  await db
    .update(importRow)
    .set({ cells: null, person: null, changedValues: null, phoneKey: null, issues: [] })
    .where(or(inArray(importRow.pesertaId, ids), inArray(importRow.personKey, people), changed));
  await db.update(importChange).set({ before: null }).where(inArray(importChange.pesertaId, ids));
}

/** The versions that merges and bulk changes stored to be undone, which an erasure ends. */
async function eraseVersions({ db }: ErasureContext, ids: readonly number[]): Promise<void> {
  const without = sql.param(personColumns());
  await db
    .update(pesertaMerge)
    .set({
      tetapSebelum: sql`${pesertaMerge.tetapSebelum} - ${without}::text[]`,
      digabungSebelum: sql`${pesertaMerge.digabungSebelum} - ${without}::text[]`,
    })
    .where(or(inArray(pesertaMerge.tetapId, [...ids]), inArray(pesertaMerge.digabungId, [...ids])));
  await db.delete(bulkEditChange).where(inArray(bulkEditChange.pesertaId, [...ids]));
  // The first participants that a bulk change refused are named in it.
  await db.execute(sql`
    update ${bulkEdit} b set penolakan = (
      select coalesce(jsonb_agg(r.refusal || jsonb_build_object('contoh', (
        select coalesce(jsonb_agg(e.example order by e.at), '[]'::jsonb)
        from jsonb_array_elements(r.refusal -> 'contoh') with ordinality as e (example, at)
        where (e.example ->> 'id')::int <> all(${sql.param([...ids])}::int[])
      )) order by r.at), '[]'::jsonb)
      from jsonb_array_elements(b.penolakan) with ordinality as r (refusal, at))
    where exists (
      select from jsonb_array_elements(b.penolakan) as r (refusal),
        jsonb_array_elements(r.refusal -> 'contoh') as e (example)
      where (e.example ->> 'id')::int = any(${sql.param([...ids])}::int[]))`);
  await db
    .delete(pesertaPair)
    .where(or(inArray(pesertaPair.kiriId, [...ids]), inArray(pesertaPair.kananId, [...ids])));
}

/** A question without its values; one that was open no longer is. */
export const emptiedQuestion = (keys: Keys) => ({
  semula: encryptField(keys, 'pertanyaan.values', '{}'),
  jawaban: null,
  status: sql`case when ${pertanyaan.status} in ('DIKIRIM', 'DIJAWAB') then 'DIBATALKAN'
    else ${pertanyaan.status} end`,
});

async function eraseQuestions({ db, deps }: ErasureContext, ids: readonly number[]): Promise<void> {
  await db
    .update(pertanyaan)
    .set(emptiedQuestion(deps.keys))
    .where(inArray(pertanyaan.idPeserta, [...ids]));
}

/** Acts without network lose their text and the reason of their decision; one that waits is not recorded any more. */
async function eraseOfflineActs(ctx: ErasureContext, ids: readonly number[]): Promise<void> {
  const isOpen = sql`${offlineAct.status} = 'KONFLIK'`;
  const ifOpen = (value: string, before: SQLWrapper) =>
    sql`case when ${isOpen} then ${value} else ${before} end`;
  await ctx.db
    .update(offlineAct)
    .set({
      isi: null,
      status: ifOpen('DIBUANG', offlineAct.status),
      decidedAt: sql`case when ${isOpen} then ${ctx.now.toISOString()}::timestamptz
        else ${offlineAct.decidedAt} end`,
      decidedBy: ifOpen(ctx.user.fullName, offlineAct.decidedBy),
      alasan: sql`case when ${isOpen} or ${offlineAct.alasan} is not null then ${erasedName} end`,
      version: sql`${offlineAct.version} + 1`,
    })
    .where(inArray(offlineAct.pesertaId, [...ids]));
}

/** Proofs stay valid under their number; who they are for is no longer in the list of proofs. */
async function eraseProofs({ db }: ErasureContext, ids: readonly number[]): Promise<void> {
  await db.execute(sql`select set_config('portal.erasing_peserta', 'on', true)`);
  await db
    .update(certificate)
    .set({ nama: erasedName, identitas: '', tanggalLahir: '1900-01-01', kartu: null })
    .where(inArray(certificate.idPeserta, [...ids]));
  await db.execute(sql`select set_config('portal.erasing_peserta', 'off', true)`);
}

/** The recipients of tickets of vouchers that the persons hold, or that went to their address or number. */
async function eraseTickets({ db }: ErasureContext, rows: readonly LockedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const emails = rows.flatMap(({ email }) => email ?? []);
  const phones = rows.flatMap(({ noHP }) => (noHP.startsWith('+') ? [noHP] : []));
  const erased = await db
    .update(voucherRecipient)
    .set({ nama: erasedName, email: null, noHP: null })
    .where(
      or(
        sql`${voucherRecipient.idVoucher} in (select ${voucher.id} from ${voucher}
          where ${voucher.idPeserta} = any(${sql.param(ids)}::int[]))`,
        inArray(voucherRecipient.email, emails),
        inArray(voucherRecipient.noHP, phones),
      ),
    )
    .returning({ idOutbox: voucherRecipient.idOutbox });
  const mails = erased.flatMap(({ idOutbox }) => idOutbox ?? []);
  await db
    .update(outbox)
    .set(emptyMail)
    .where(or(inArray(outbox.id, mails), inArray(sql`${outbox.payload} ->> 'to'`, emails)));
}

/** A mail without its recipient and words; one that was not sent yet no longer is. */
export const emptyMail = {
  payload: sql`${outbox.payload} || '{"to": "", "subject": "", "text": ""}'::jsonb`,
  sealed: null,
  status: sql`case when ${outbox.status} = 'done' then 'done' else 'dismissed' end`,
  dismissReason: erasedName,
};

/** The mails and notifications about the records. */
async function eraseMessages(
  { db }: ErasureContext,
  records: readonly PersonRecord[],
): Promise<void> {
  const resources = sql.param(records.map(({ resource }) => resource));
  const recordIds = sql.param(records.map(({ recordId }) => recordId));
  const listed = sql`select * from unnest(${resources}::text[], ${recordIds}::text[])`;
  await db
    .update(outbox)
    .set(emptyMail)
    .where(
      and(
        eq(outbox.kind, 'mail'),
        sql`(${outbox.payload} #>> '{about,resource}', ${outbox.payload} #>> '{about,recordId}') in (${listed})`,
      ),
    );
  await db
    .delete(notification)
    .where(sql`(${notification.resource}, ${notification.recordId}) in (${listed})`);
}
