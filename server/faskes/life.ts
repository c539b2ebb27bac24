import { isNotNull } from 'drizzle-orm';
import type { faskesCalls } from '#contract/faskes/index.ts';
import type { Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { faskes } from '../db/schema/index.ts';
import { invalid } from '../problem.ts';
import { checkUnused } from './in-use.ts';
import { lockFaskes } from './scope.ts';
import { forTrail, writeFaskes } from './write.ts';

/** Sets a facility aside, so that nobody chooses it any more, or brings it back. Who is there stays. */
export const setActive: Verb<typeof faskesCalls.setActive> = async (ctx, { params, body }) => {
  const { isActive } = body;
  if (!isActive && !body.alasan) {
    throw invalid('alasan', 'Tulis mengapa faskes ini dinonaktifkan');
  }
  const row = await lockFaskes(ctx, params.id, 'update');
  checkVersion(ctx.versionRead, row, body);
  const inactiveReason = isActive ? null : (body.alasan ?? null);
  const record = await writeFaskes(ctx, row.id, { isActive, inactiveReason });
  await ctx.audit({
    action: isActive ? 'faskes.activate' : 'faskes.deactivate',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    before: { isActive: row.isActive, alasanNonaktif: row.inactiveReason },
    after: { isActive, alasanNonaktif: inactiveReason },
    ...(inactiveReason === null ? {} : { reason: inactiveReason }),
  });
  return record;
};

/** Deletes a facility that nothing names, so that it can be undone. @throws Problem 409 */
export const remove: Verb<typeof faskesCalls.remove> = async (ctx, { params }) => {
  const row = await lockFaskes(ctx, params.id, 'update');
  checkVersion(ctx.versionRead, row, null);
  await checkUnused(ctx.db, row);
  const record = await writeFaskes(ctx, row.id, { deletedAt: ctx.now.toISOString() });
  await ctx.audit({
    action: 'faskes.delete',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    before: forTrail(record),
  });
  return record;
};

/** Brings a deleted facility back as it was. @throws Problem 422 when its code was taken meanwhile */
export const restore: Verb<typeof faskesCalls.restore> = async (ctx, { params }) => {
  const row = await lockFaskes(ctx, params.id, 'update', isNotNull(faskes.deletedAt));
  const record = await writeFaskes(ctx, row.id, { deletedAt: null });
  await ctx.audit({
    action: 'faskes.restore',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    after: forTrail(record),
  });
  return record;
};
