import { and, eq, inArray } from 'drizzle-orm';
import type { contactCalls } from '#contract/domains/contact/calls.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { batch, contact, peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import { runForEach } from './for-each.ts';
import { encryptNote } from './last-contact.ts';
import { findRecipientsOf } from './recipients.ts';

/** Only the recipients of a batch that was recalled, or is held until that is decided, are called. */
async function assertHeld({ db }: Context, ids: readonly number[]): Promise<void> {
  const found = await db
    .select({ nomor: batch.nomor, status: batch.status })
    .from(batch)
    .where(inArray(batch.id, [...ids]))
    .for('share');
  const usable = found.find(({ status }) => status !== 'DITARIK' && status !== 'DITAHAN');
  if (usable) {
    throw new Problem('KEADAAN_SALAH', message('contact.notRecalled', { nomor: usable.nomor }));
  }
}

/** Records calls to people who got a dose of a recalled batch. */
export const contactRecipients: Handler<typeof contactCalls.contactRecipients> = async (
  ctx,
  { body },
) => {
  const { hasil, catatan, penerima } = body;
  const batchIds = [...new Set(penerima.map(({ idBatch }) => idBatch))];
  await assertHeld(ctx, batchIds);
  const known = await findRecipientsOf(
    ctx,
    batchIds,
    penerima.map(({ idPeserta }) => idPeserta),
  );
  const refs = penerima.map(({ idPeserta, idBatch }) => {
    const found = known.find(one => one.idPeserta === idPeserta && one.idBatch === idBatch);
    return { id: found?.id ?? -idPeserta, found };
  });
  return await runForEach(ctx, refs, async ({ found }) => {
    if (!found) throw notFound('recipient');
    await ctx.db.insert(contact).values({
      pesertaId: found.idPeserta,
      faskesId: found.idFaskes,
      tujuan: 'TARIKAN',
      batchId: found.idBatch,
      hasil,
      catatan: encryptNote(ctx.deps.keys, catatan),
      ...insertStamps(ctx),
    });
    await ctx.audit({
      action: 'contact.create',
      resource: 'contact',
      recordId: found.idPeserta,
      recordLabel: found.nama,
      after: { tujuan: 'TARIKAN', batch: found.nomorBatch, hasil },
    });
  });
};

/** Deletes the record of a call that was made by mistake. @throws Problem 404 outside the caller's scope */
export const remove: Handler<typeof contactCalls.remove> = async (ctx, { params }) => {
  const [found] = await ctx.db
    .select({
      id: contact.id,
      pesertaId: contact.pesertaId,
      nama: peserta.nama,
      tujuan: contact.tujuan,
      hasil: contact.hasil,
    })
    .from(contact)
    .innerJoin(peserta, eq(peserta.id, contact.pesertaId))
    .where(
      and(
        eq(contact.id, params.id),
        ctx.scope === 'all' ? undefined : eq(contact.faskesId, ctx.user.faskesId ?? 0),
      ),
    )
    .for('update', { of: contact });
  const isVisible =
    found && (found.tujuan === 'TARIKAN' || canAccess(ctx.user, 'vaksinasi.record'));
  if (!isVisible) throw notFound('contact');
  await ctx.db.delete(contact).where(eq(contact.id, found.id));
  await ctx.audit({
    action: 'contact.delete',
    resource: 'contact',
    recordId: found.pesertaId,
    recordLabel: found.nama,
    before: { tujuan: found.tujuan, hasil: found.hasil },
  });
  return { id: found.id };
};
