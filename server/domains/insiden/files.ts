import { and, eq } from 'drizzle-orm';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { insidenCalls } from '#contract/domains/insiden/index.ts';
import { authorityLetter, personLetter } from '#documents/incident/letter.ts';
import { findLetterhead, findSellerOn } from '#server/domains/seller/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { insidenPeserta, peserta } from '#server/platform/db/schema/index.ts';
import { renderOrExplain, sha256Of } from '#server/platform/document/filed-pdf.ts';
import { pdfResponse } from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { notFound } from '#server/platform/problem.ts';
import { insidenRecords } from './records.ts';

/** Returns the name of an affected participant. @throws Problem 404 for another one */
async function nameOfAffected(ctx: Context, idInsiden: number, idPeserta: number): Promise<string> {
  const [found] = await ctx.db
    .select({ nama: peserta.nama })
    .from(insidenPeserta)
    .innerJoin(peserta, eq(peserta.id, insidenPeserta.idPeserta))
    .where(and(eq(insidenPeserta.idInsiden, idInsiden), eq(insidenPeserta.idPeserta, idPeserta)));
  if (!found) throw notFound('peserta');
  ctx.readsPeople([idPeserta]);
  return found.nama;
}

/** Builds a letter from the incident as it is now, and answers it as PDF; it is not filed. */
async function answerLetter(
  ctx: Context,
  id: number,
  kind: 'lembaga' | 'subjek',
  idPeserta?: number,
): Promise<Response> {
  const document = await transaction(ctx.deps.db, async (db): Promise<PrintedDocument> => {
    const inside: Context = {
      ...ctx,
      db,
      audit: entry => writeAudit({ ...ctx, db }, entry),
    };
    const row = await insidenRecords.get(inside, id);
    const tanggal = dayInJakarta(
      row.diberitahukanPada === null ? ctx.now : new Date(row.diberitahukanPada),
    );
    const input = {
      insiden: row,
      tanggal,
      kepada: idPeserta === undefined ? null : await nameOfAffected(inside, id, idPeserta),
      letterhead: await findLetterhead(db, tanggal),
      penjual: (await findSellerOn(db, tanggal))?.nama ?? '',
      petugas: row.modifiedBy,
    };
    await insidenRecords.audit(inside, row, 'downloadPdf', {
      after: { surat: kind, ...(idPeserta === undefined ? {} : { idPeserta }) },
    });
    return kind === 'subjek' ? personLetter(input) : authorityLetter(input);
  });
  const bytes = await renderOrExplain(ctx.log, document, renderPdf);
  return pdfResponse({ bytes, sha256: sha256Of(bytes) }, document);
}

/** The letters by article 46, to a person and to the authority. */
export const letterHandlers = {
  letter: withoutTransaction((ctx: Context, { params, query }) =>
    answerLetter(ctx, params.id, 'subjek', query.idPeserta),
  ),
  authorityLetter: withoutTransaction((ctx: Context, { params }) =>
    answerLetter(ctx, params.id, 'lembaga'),
  ),
} satisfies Partial<Handlers<typeof insidenCalls>>;
