import type { bhbuCalls } from '#contract/bhbu.ts';
import type { Verb } from '../context.ts';
import { assignFaskes, facilitiesOf, faskesName, unassignFaskes } from '../faskes/assign.ts';
import { mayChooseFaskes } from '../faskes/choices.ts';
import { invalid, notFound } from '../problem.ts';
import { findBhbu, lockBhbu } from './read.ts';
import { onBhbu } from './trail.ts';
import { checkTakesPart } from './write.ts';

/** @throws Problem 404 */
export const facilities: Verb<typeof bhbuCalls.facilities> = async (ctx, { params }) => {
  const row = await findBhbu(ctx, params.id);
  return await facilitiesOf(ctx.db, row.id);
};

/** Assigns a faskes to a company; an existing assignment is left as it is. @throws Problem 422 */
export const assign: Verb<typeof bhbuCalls.assign> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  checkTakesPart(row);
  if (!(await mayChooseFaskes(ctx.db, body.idFaskes, null))) {
    throw invalid('idFaskes', 'Pilih faskes yang aktif');
  }
  if (await assignFaskes(ctx, body.idFaskes, row.id)) {
    const namaFaskes = await faskesName(ctx.db, body.idFaskes);
    await ctx.audit(onBhbu('assign', row, { after: { idFaskes: body.idFaskes, namaFaskes } }));
  }
  return await facilitiesOf(ctx.db, row.id);
};

/** Removes a faskes from a company. @throws Problem 404 when the faskes does not serve it */
export const unassign: Verb<typeof bhbuCalls.unassign> = async (ctx, { params }) => {
  const row = await lockBhbu(ctx, params.id);
  if (!(await unassignFaskes(ctx.db, params.idFaskes, row.id))) throw notFound('Faskes');
  const namaFaskes = await faskesName(ctx.db, params.idFaskes);
  await ctx.audit(onBhbu('unassign', row, { before: { idFaskes: params.idFaskes, namaFaskes } }));
  return await facilitiesOf(ctx.db, row.id);
};
