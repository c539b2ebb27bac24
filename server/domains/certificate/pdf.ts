import { and, asc, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { maxCertificatesAtOnce, type Certificate } from '#contract/domains/certificate/record.ts';
import { joinCertificates } from '#documents/certificate/certificate.ts';
import { isUnrestricted } from '#server/domains/peserta/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { certificate, peserta } from '#server/platform/db/schema/index.ts';
import { renderOrExplain, sha256Of } from '#server/platform/document/filed-pdf.ts';
import { findFiled, pdfResponse } from '#server/platform/document/index.ts';
import { pdfFileName } from '#server/platform/files/document.ts';
import { issueExportTicket, withExportSlot } from '#server/platform/files/export-queue.ts';
import { startOfDayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { Problem } from '#server/platform/problem.ts';
import { list } from './list.ts';
import { certificateColumns, toCertificate } from './records.ts';

type Filters = Omit<HandlerInput<typeof certificateCalls.pdfOfMany>['query'], 'tiket' | 'bagian'>;

/** Condition for the valid proofs that match the filters in the caller's scope. */
const condition = async (
  ctx: Context,
  { idBHBU, idFaskes, id, terbit }: Filters,
): Promise<SQL | undefined> =>
  and(
    sql`${certificate.status} = 'BERLAKU'`,
    sql`exists (select from ${peserta} where ${peserta.id} = ${certificate.idPeserta} and ${isUnrestricted})`,
    terbit === undefined
      ? undefined
      : and(
          gte(certificate.createdAt, startOfDayInJakarta(terbit)),
          lt(certificate.createdAt, startOfDayInJakarta(terbit, 1)),
        ),
    await list.condition(ctx, { idBHBU, idFaskes, id }),
  );

const nothingToPrint = (): Problem =>
  new Problem('KEADAAN_SALAH', message('certificate.nothingToPrint'));

/** Returns the proofs of a part, by name. @throws Problem 409 when there are none */
async function findPart(ctx: Context, filters: Filters, part: number): Promise<Certificate[]> {
  const rows = await ctx.db
    .select(certificateColumns)
    .from(certificate)
    .where(await condition(ctx, filters))
    .orderBy(asc(certificate.namaKey), asc(certificate.id))
    .limit(maxCertificatesAtOnce)
    .offset((part - 1) * maxCertificatesAtOnce);
  if (rows.length === 0) throw nothingToPrint();
  return rows.map(toCertificate);
}

export const pdfHandlers = {
  /**
   * Answers with a part of the valid proofs as one PDF. Each has the QR code with which it was
   * filed; the PDF of the part is not filed.
   */
  pdfOfMany: withoutTransaction(async (ctx: Context, { query }) => {
    const { tiket: _ticket, bagian, ...filters } = query;
    return await withExportSlot(ctx, async (run, end) => {
      const { db } = ctx.deps;
      const document = await transaction(db, async tx => {
        const inside = { ...ctx, db: tx };
        const part = await findPart(inside, filters, bagian);
        const ids = part.map(({ id }) => String(id));
        const { publicUrl } = ctx.deps.config;
        const key = { resource: 'certificate', kind: 'BUKTI_VAKSINASI', publicUrl } as const;
        const proofs = await findFiled(tx, key, ids);
        const joined = joinCertificates(proofs);
        await writeAudit(inside, {
          action: 'certificate.exportPdf',
          resource: 'certificate',
          recordLabel: joined.title,
          after: { jumlah: proofs.length, bagian, saringan: filters },
        });
        ctx.readsPeople(part.map(({ idPeserta }) => idPeserta));
        return joined;
      });
      run.begin(pdfFileName(document.title), null);
      const bytes = await renderOrExplain(ctx.log, document, renderPdf);
      run.throwIfStopped();
      end(true);
      return pdfResponse({ bytes, sha256: sha256Of(bytes) }, document);
    });
  }),

  /** Issues a ticket for a part, with the number of proofs and of parts. */
  pdfTicket: async (ctx, { body: { kueri } }) => {
    const { bagian: _part, ...filters } = kueri;
    const jumlah = await ctx.db.$count(certificate, await condition(ctx, filters));
    if (jumlah === 0) throw nothingToPrint();
    const ticket = await issueExportTicket(ctx, certificateCalls.pdfOfMany.path, kueri);
    return { ...ticket, jumlah, bagian: Math.ceil(jumlah / maxCertificatesAtOnce) };
  },
} satisfies Partial<Handlers<typeof certificateCalls>>;
