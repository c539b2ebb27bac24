import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { permintaanDataCalls } from '#contract/domains/permintaan-data/index.ts';
import { answerDocument } from '#documents/data-request/answer.ts';
import { copyDocument, type PersonCopy } from '#documents/data-request/copy.ts';
import { findLetterhead, findSellerOn } from '#server/domains/seller/index.ts';
import { writeAudit, type NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { pdfResponse } from '#server/platform/document/index.ts';
import { renderOrExplain, sha256Of } from '#server/platform/document/filed-pdf.ts';
import { contentDisposition } from '#server/platform/files/document.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { correctionsOf } from './corrections.ts';
import { collectCopy } from './copy.ts';
import { idsOf } from './linked.ts';
import { permintaanDataRecords } from './records.ts';

/** The context of a transaction of its own. */
const inside = (ctx: Context, db: Context['db']): Context => ({
  ...ctx,
  db,
  audit: (entry: NewAuditEntry) => writeAudit({ ...ctx, db }, entry),
});

/** Runs a step of a download in a transaction, before the file is made. */
const inTransaction = <T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> =>
  transaction(ctx.deps.db, db => run(inside(ctx, db)));

/** Collects a copy, which counts like a display of identity numbers, and writes the audit entry. */
async function copyFor(
  ctx: Context,
  id: number,
  berkas: string,
): Promise<{ copy: PersonCopy; document: PrintedDocument }> {
  await ctx.deps.throttle.countReveal(ctx);
  return await inTransaction(ctx, async tx => {
    const copy = await collectCopy(tx, id);
    ctx.readsPeople(copy.pendaftaran.map(({ data }) => data.id));
    const row = await permintaanDataRecords.get(tx, id);
    await permintaanDataRecords.audit(tx, row, 'copy', {
      after: { berkas, pendaftaran: copy.pendaftaran.length },
    });
    const letterhead = await findLetterhead(tx.db, dayInJakarta(ctx.now));
    return { copy, document: copyDocument(copy, letterhead) };
  });
}

async function answerPdf(ctx: Context, document: PrintedDocument): Promise<Response> {
  const bytes = await renderOrExplain(ctx.log, document, renderPdf);
  return pdfResponse({ bytes, sha256: sha256Of(bytes) }, document);
}

/** The files that answer a request. Nothing of them is stored, so that an erasure leaves none behind. */
export const fileHandlers = {
  copy: withoutTransaction(async (ctx: Context, { params }) => {
    const { copy, document } = await copyFor(ctx, params.id, 'json');
    return new Response(JSON.stringify(copy, null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': contentDisposition(`${document.title.replaceAll('/', '-')}.json`),
        'cache-control': 'no-store',
      },
    });
  }),

  copyPdf: withoutTransaction(async (ctx: Context, { params }) => {
    const { document } = await copyFor(ctx, params.id, 'pdf');
    return await answerPdf(ctx, document);
  }),

  letter: withoutTransaction(async (ctx: Context, { params }) => {
    const document = await inTransaction(ctx, async tx => {
      const row = await permintaanDataRecords.get(tx, params.id);
      const tanggal = dayInJakarta(row.selesaiPada === null ? ctx.now : new Date(row.selesaiPada));
      const seller = await findSellerOn(tx.db, tanggal);
      await permintaanDataRecords.audit(tx, row, 'downloadPdf');
      ctx.readsPeople(await idsOf(tx.db, row.id));
      return answerDocument({
        ...row,
        tanggal,
        letterhead: await findLetterhead(tx.db, tanggal),
        penjual: seller?.nama ?? '',
        perbaikan: await correctionsOf(tx.db, row),
        petugas: row.modifiedBy,
      });
    });
    return await answerPdf(ctx, document);
  }),
} satisfies Partial<Handlers<typeof permintaanDataCalls>>;
