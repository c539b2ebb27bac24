import { and, eq, sql } from 'drizzle-orm';
import {
  isSeriousKipi,
  seriousKipiHours,
  type dosisCalls,
  type Kipi,
  type KipiInput,
} from '#contract/dosis/index.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Context, Verb } from '../context.ts';
import { dosis, kipi } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { invalid, notFound, Problem } from '../problem.ts';
import { lockWhose, reachVisit } from './cancel.ts';
import { instantOf } from './check.ts';
import { openHealth, sealHealth } from './health.ts';
import { getVisit } from './read.ts';
import { mine } from './scope.ts';
import { onVisit } from './trail.ts';

type Row = typeof kipi.$inferSelect;
type Head = Answer<typeof dosisCalls.addKipi>;

/** An event by its gravity alone: what may be told again for a repeated request. */
function headOf(row: Row): Head {
  const due = Date.parse(row.createdAt) + seriousKipiHours * 3_600_000;
  return {
    id: row.id,
    idDosis: row.dosisId,
    jenis: row.kind,
    serius: row.isSerious,
    mulai: row.startedAt,
    laporPalingLambat: row.isSerious ? new Date(due).toISOString() : null,
    version: row.version,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    modifiedAt: row.modifiedAt,
    modifiedBy: row.modifiedBy,
  };
}

/** The events after a dose with what happened, the first one first. */
export async function kipiOf(ctx: Context, dosisId: number): Promise<Kipi[]> {
  const rows = await ctx.db
    .select()
    .from(kipi)
    .where(eq(kipi.dosisId, dosisId))
    .orderBy(kipi.startedAt, kipi.id);
  return rows.map(row => ({ ...headOf(row), ...openHealth(ctx.deps.keys, 'kipi', row.detail) }));
}

/** The columns of an event as it is sent. @throws Problem 422 for what cannot be after that dose */
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

export const changeKipi: Verb<typeof dosisCalls.changeKipi> = async (ctx, { params, body }) => {
  const [found] = await ctx.db
    .select({ dosisId: kipi.dosisId })
    .from(kipi)
    .innerJoin(dosis, eq(dosis.id, kipi.dosisId))
    .where(and(eq(kipi.id, params.id), mine(ctx)));
  if (!found) throw notFound('Catatan KIPI');
  const reached = await reachVisit(ctx, found.dosisId);
  const row = await lockWhose(ctx, reached);
  const [before] = await ctx.db.select().from(kipi).where(eq(kipi.id, params.id));
  if (!before) throw notFound('Catatan KIPI');
  // What was sent is health data, which a 412 need not repeat.
  checkVersion(ctx.versionRead, headOf(before), null);
  const columns = columnsOf(ctx, body, await getVisit(ctx.db, found.dosisId));
  const [after] = await ctx.db
    .update(kipi)
    .set({
      ...columns,
      version: sql`${kipi.version} + 1`,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
    })
    .where(eq(kipi.id, params.id))
    .returning();
  if (!after) throw notFound('Catatan KIPI');
  await ctx.audit(
    onVisit('changeKipi', reached, row.name, {
      before: { idKipi: before.id, jenis: before.kind },
      after: { idKipi: after.id, jenis: after.kind },
    }),
  );
  return headOf(after);
};
