import { isNotNull } from 'drizzle-orm';
import type { faskesCalls } from '#contract/faskes/index.ts';
import type { Handler } from '../../context.ts';
import { checkVersion } from '../../db/check-version.ts';
import { faskes } from '../../db/schema/index.ts';
import { invalidField } from '../../problem.ts';
import { checkFaskesUnused } from './in-use.ts';
import { lockFaskes } from '../scope.ts';
import { faskesAuditFields, writeFaskes } from './write.ts';

/**
 * Activates or deactivates a faskes; peserta of an inactive one keep it.
 * @throws Problem 404, 412, 422
 */
export const setActive: Handler<typeof faskesCalls.setActive> = async (ctx, { params, body }) => {
  const { isActive } = body;
  if (!isActive && !body.alasan) {
    throw invalidField('alasan', 'Tulis mengapa faskes ini dinonaktifkan');
  }
  const row = await lockFaskes(ctx, params.id, 'update');
  checkVersion(ctx.expectedVersion, row, body);
  const inactiveReason = isActive ? null : (body.alasan ?? null);
  const record = await writeFaskes(ctx, row.id, { isActive, alasanNonaktif: inactiveReason });
  await ctx.audit({
    action: isActive ? 'faskes.activate' : 'faskes.deactivate',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    before: { isActive: row.isActive, alasanNonaktif: row.alasanNonaktif },
    after: { isActive, alasanNonaktif: inactiveReason },
    ...(inactiveReason === null ? {} : { reason: inactiveReason }),
  });
  return record;
};

/** Soft-deletes a faskes that nothing references. @throws Problem 404, 409, 412 */
export const remove: Handler<typeof faskesCalls.remove> = async (ctx, { params }) => {
  const row = await lockFaskes(ctx, params.id, 'update');
  checkVersion(ctx.expectedVersion, row, null);
  await checkFaskesUnused(ctx.db, row);
  const record = await writeFaskes(ctx, row.id, { deletedAt: ctx.now.toISOString() });
  await ctx.audit({
    action: 'faskes.delete',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    before: faskesAuditFields(record),
  });
  return record;
};

/** Restores a deleted faskes. @throws Problem 422 when another faskes now has its P-Care code */
export const restore: Handler<typeof faskesCalls.restore> = async (ctx, { params }) => {
  const row = await lockFaskes(ctx, params.id, 'update', isNotNull(faskes.deletedAt));
  const record = await writeFaskes(ctx, row.id, { deletedAt: null });
  await ctx.audit({
    action: 'faskes.restore',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    after: faskesAuditFields(record),
  });
  return record;
};
