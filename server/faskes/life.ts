import { isNotNull } from 'drizzle-orm';
import type { faskesCalls } from '#contract/faskes/index.ts';
import type { Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { faskes } from '../db/schema/index.ts';
import { invalid } from '../problem.ts';
import { checkUnused } from './in-use.ts';
import { lockFaskes } from './scope.ts';
import { forTrail, writeFaskes } from './write.ts';

/**
 * Activates or deactivates a faskes; peserta of an inactive one keep it.
 * @throws Problem 404, 412, 422
 */
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

/** Soft-deletes a faskes that nothing references. @throws Problem 404, 409, 412 */
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

/** Restores a deleted faskes. @throws Problem 422 when another faskes now has its P-Care code */
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
