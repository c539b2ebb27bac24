import type { Input } from '#contract/endpoint.ts';
import {
  exportProfile,
  type ExportCall,
  type ExportProfile,
  type pesertaCalls,
} from '#contract/peserta/index.ts';
import { writeAudit } from '../audit/audit.ts';
import { withoutTransaction, type Context, type Verb } from '../context.ts';
import { transaction } from '../db/client.ts';
import { inRoom } from '../files/room.ts';
import { streamAnswer } from '../files/stream.ts';
import { writeWorkbook, xlsxType, type WriteSheet } from '../spreadsheet/write.ts';
import { exportLines, type Written } from './export-lines.ts';
import { aboutSheet, saidFilters } from './export-about.ts';
import type { Whose } from './filter.ts';
import { countWanted } from './list.ts';
import { boundGuesses } from './looking.ts';

type Query = Input<typeof pesertaCalls.export>['query'];

/** Vaccination type of boosters given elsewhere. */
const external = 2;

/**
 * Streams all matching participants as a spreadsheet. It runs without a transaction because the
 * stream outlives the handler; the audit entry is written before the first byte.
 */
async function exportOf(
  ctx: Context,
  call: ExportCall,
  query: Query,
  whose: Whose = 'reach',
): Promise<Response> {
  await boundGuesses(ctx, [query.nik, query.q]);
  return await inRoom(ctx.deps.db, leave => begin(ctx, call, query, whose, leave));
}

/**
 * Writes the audit entry and starts the stream.
 * @param release frees the export slot once the last byte is sent or the client disconnects
 */
async function begin(
  ctx: Context,
  call: ExportCall,
  query: Query,
  whose: Whose,
  leave: () => void,
): Promise<Response> {
  const { ExportVersion: version, ...asked } = query;
  const profile = exportProfile(call, version, asked.vaccinationType);
  await transaction(ctx.deps.db, async tx => {
    const inside = { ...ctx, db: tx };
    const n = await countWanted(inside, whose, asked);
    await writeAudit(inside, {
      action: 'peserta.export',
      resource: 'peserta',
      recordLabel: profile.fileName,
      after: { jumlah: n, saringan: saidFilters(asked) },
    });
  });
  const file = {
    name: profile.fileName,
    mediaType: xlsxType,
    bytes: writeWorkbook({ sheets: sheetsOf(ctx, whose, asked, profile) }),
  };
  return streamAnswer(file, failure => {
    leave();
    if (failure !== undefined) ctx.log.error({ err: failure }, 'export broke off');
  });
}

/**
 * Participants first and the description second, because the row count is known only at the end.
 */
function sheetsOf(
  ctx: Context,
  whose: Whose,
  asked: Omit<Query, 'ExportVersion'>,
  profile: ExportProfile,
): WriteSheet[] {
  const written: Written = { rows: 0 };
  const rows = exportLines(ctx, whose, asked, profile, written);
  return [
    { name: 'Peserta', columns: profile.columns, rows },
    aboutSheet(ctx, profile, asked, written),
  ];
}

export const exportAll: Verb<typeof pesertaCalls.export> = withoutTransaction(
  async (ctx, { query }) => await exportOf(ctx, 'Export', query),
);

export const exportByUser: Verb<typeof pesertaCalls.exportByUser> = withoutTransaction(
  async (ctx, { query }) => await exportOf(ctx, 'exportByUserId', query, 'personal'),
);

export const exportFaskes: Verb<typeof pesertaCalls.exportFaskes> = withoutTransaction(
  async (ctx, { query }) => await exportOf(ctx, 'ExportFaskes', query),
);

export const exportFaskesExternal: Verb<typeof pesertaCalls.exportFaskesExternal> =
  withoutTransaction(
    async (ctx, { query }) =>
      await exportOf(ctx, 'exportfaskesexternal', { ...query, vaccinationType: external }),
  );
