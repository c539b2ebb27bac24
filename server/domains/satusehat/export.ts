import { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { resolveFaskes, type FaskesRef } from '#server/domains/vaksinasi/index.ts';
import { exportText } from '#server/platform/audit/export-text.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { assessRange, toExport, type Exported, type Range } from './assess.ts';
import { bundleText } from './fhir/bundle.ts';

/** What a file is made of: the facility and days, and the digest of the report that the user saw. */
type ExportRange = Range & { readonly sidik: string };

/**
 * Returns what the file of a report contains.
 * @throws Problem 409 when nothing is ready, or when the data are not those of the report any more
 */
export async function getExported(
  ctx: Context,
  { sidik, ...range }: ExportRange,
): Promise<{ readonly faskes: FaskesRef; readonly records: readonly Exported[] }> {
  const faskes = await resolveFaskes(ctx, range.idFaskes);
  const found = toExport(await assessRange(ctx, range));
  if (found.sidik !== sidik) throw new Problem('KEADAAN_SALAH', message('satusehat.changed'));
  if (found.records.length === 0) {
    throw new Problem('KEADAAN_SALAH', message('satusehat.nothingReady'));
  }
  return { faskes, records: found.records };
}

/** The name says of which facility, days and report the file is; no person is in it. */
const fileName = ({ idFaskes, dari, sampai, sidik }: ExportRange): string =>
  ['SATUSEHAT', idFaskes, ...new Set([dari, sampai]), sidik.slice(0, 8)].join('-').concat('.json');

export const exportHandlers: Pick<Handlers<typeof satusehatCalls>, 'bundle' | 'bundleTicket'> = {
  bundleTicket: async (ctx, { body: { kueri } }) => {
    // A browser shows no reason for a download that fails, so it is checked before.
    await getExported(ctx, kueri);
    return await issueExportTicket(ctx, satusehatCalls.bundle.path, kueri);
  },

  bundle: withoutTransaction(async (ctx: Context, { query }) => {
    const { tiket: _ticket, ...range } = query;
    const { records } = await transaction(ctx.deps.db, tx =>
      getExported({ ...ctx, db: tx }, range),
    );
    ctx.readsPeople(records.map(({ source }) => source.idPeserta));
    const { sidik: _digest, ...filters } = range;
    return await exportText(ctx, {
      resource: 'satusehat',
      fileName: fileName(range),
      mediaType: 'application/fhir+json',
      count: records.length,
      filters,
      parts: bundleText(
        records.map(({ content }) => content.resources),
        ctx.now,
      ),
    });
  }),
};
