import { eq } from 'drizzle-orm';
import {
  isSeriousKipi,
  type dosisCalls,
  type Kipi,
  type KipiInput,
} from '#contract/dosis/index.ts';
import type { Context, Verb } from '../context.ts';
import { kipi } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { invalid, Problem } from '../problem.ts';
import { lockWhose, reachVisit } from './cancel.ts';
import { instantOf } from './check.ts';
import { openHealth, sealHealth } from './health.ts';
import { headOf, keepKipi, lockKipi, type KipiRow } from './kipi-head.ts';
import { reportForTrail, unreported } from './kipi-report.ts';
import { getVisit } from './read.ts';
import { onVisit } from './trail.ts';

/** Returns the adverse events of a visit with their health data, in order of onset. */
export async function kipiOf(ctx: Context, dosisId: number): Promise<Kipi[]> {
  const rows = await ctx.db
    .select()
    .from(kipi)
    .where(eq(kipi.dosisId, dosisId))
    .orderBy(kipi.startedAt, kipi.id);
  return rows.map(row => ({ ...headOf(row), ...openHealth(ctx.deps.keys, 'kipi', row.detail) }));
}

/** Builds the columns of an event. @throws Problem 422 for an event that cannot follow the dose */
function columnsOf(
  ctx: Context,
  input: Omit<KipiInput, 'version'>,
  visit: { tanggal: string; jam: string },
) {
  const startedAt = instantOf({ day: input.tanggalMulai, time: input.jamMulai });
  if (startedAt < instantOf({ day: visit.tanggal, time: visit.jam })) {
    throw invalid('tanggalMulai', 'Keluhan ini mulai sebelum dosis diberikan');
  }
  if (startedAt > ctx.now) throw invalid('tanggalMulai', 'Waktu ini belum tiba');
  if ((input.jenis === 'MENINGGAL') !== (input.kesudahan === 'MENINGGAL')) {
    throw invalid('kesudahan', 'Sesuaikan dengan jenis KIPI');
  }
  const { keluhan, kesudahan } = input;
  const tindakan = input.tindakan ?? null;
  return {
    kind: input.jenis,
    isSerious: isSeriousKipi(input.jenis),
    startedAt: startedAt.toISOString(),
    detail: sealHealth(ctx.deps.keys, 'kipi', { keluhan, tindakan, kesudahan }),
  };
}

export const addKipi: Verb<typeof dosisCalls.addKipi> = async (ctx, { params, body }) => {
  const reached = await reachVisit(ctx, params.id);
  const row = await lockWhose(ctx, reached);
  const visit = await getVisit(ctx.db, reached.id);
  if (visit.hasil !== 'DIBERIKAN' || visit.dibatalkan !== null) {
    throw new Problem('KEADAAN_SALAH', 'KIPI dicatat pada dosis yang diberikan.');
  }
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [made] = await ctx.db
    .insert(kipi)
    .values({
      dosisId: visit.id,
      ...columnsOf(ctx, body, visit),
      createdAt: at,
      createdBy: by,
      modifiedAt: at,
      modifiedBy: by,
    })
    .returning();
  if (!made) throw new Error('An event that was written is there.');
  await ctx.audit(
    onVisit('kipi', visit, row.name, { after: { idKipi: made.id, jenis: made.kind } }),
  );
  return headOf(made);
};

/**
 * Returns the report columns after a change of severity. A report of a non-serious event is part of
 * the monthly summary only, so an event that becomes serious must be reported again.
 */
const turned = (ctx: Context, before: KipiRow, { isSerious }: { isSerious: boolean }) =>
  isSerious && !before.isSerious
    ? { seriousSince: ctx.now.toISOString(), ...unreported }
    : isSerious
      ? {}
      : { seriousSince: null };

export const changeKipi: Verb<typeof dosisCalls.changeKipi> = async (ctx, { params, body }) => {
  const { row, visit, name } = await lockKipi(ctx, params.id);
  // The sent values are health data, so the 412 response omits them.
  checkVersion(ctx.versionRead, headOf(row), null);
  const columns = columnsOf(ctx, body, await getVisit(ctx.db, visit.id));
  const changes = { ...columns, ...turned(ctx, row, columns) };
  const isReported = { ...row, ...changes }.reportedAt;
  if (isReported !== null && columns.startedAt > isReported) {
    throw invalid('tanggalMulai', 'KIPI ini sudah dilaporkan sebelum waktu itu');
  }
  const after = await keepKipi(ctx, row, changes);
  await ctx.audit(
    onVisit('changeKipi', visit, name, {
      before: { ...reportForTrail(row), jenis: row.kind },
      after: { ...reportForTrail(after), jenis: after.kind },
    }),
  );
  return headOf(after);
};
