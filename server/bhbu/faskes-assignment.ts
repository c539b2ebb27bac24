import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Handler } from '../context.ts';
import {
  assignFaskes,
  listServingFaskes,
  findFaskesName,
  unassignFaskes,
} from '../faskes/assignment/assign.ts';
import { canChooseFaskes } from '../faskes/query/choices.ts';
import { invalidField, notFound } from '../problem.ts';
import { getBhbuRow, lockBhbu } from './query/get.ts';
import { createBhbuAuditEntry } from './audit-entry.ts';
import { checkApproved } from './edit/write.ts';

/** @throws Problem 404 */
export const facilities: Handler<typeof bhbuCalls.facilities> = async (ctx, { params }) => {
  const row = await getBhbuRow(ctx, params.id);
  return await listServingFaskes(ctx.db, row.id);
};

/** Assigns a faskes to a company; an existing assignment is left as it is. @throws Problem 422 */
export const assign: Handler<typeof bhbuCalls.assign> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  checkApproved(row);
  if (!(await canChooseFaskes(ctx.db, body.idFaskes, null))) {
    throw invalidField('idFaskes', 'Pilih faskes yang aktif');
  }
  if (await assignFaskes(ctx, body.idFaskes, row.id)) {
    const namaFaskes = await findFaskesName(ctx.db, body.idFaskes);
    await ctx.audit(
      createBhbuAuditEntry('assign', row, { after: { idFaskes: body.idFaskes, namaFaskes } }),
    );
  }
  return await listServingFaskes(ctx.db, row.id);
};

/** Removes a faskes from a company. @throws Problem 404 when the faskes does not serve it */
export const unassign: Handler<typeof bhbuCalls.unassign> = async (ctx, { params }) => {
  const row = await lockBhbu(ctx, params.id);
  if (!(await unassignFaskes(ctx.db, params.idFaskes, row.id))) throw notFound('Faskes');
  const namaFaskes = await findFaskesName(ctx.db, params.idFaskes);
  await ctx.audit(
    createBhbuAuditEntry('unassign', row, { before: { idFaskes: params.idFaskes, namaFaskes } }),
  );
  return await listServingFaskes(ctx.db, row.id);
};
