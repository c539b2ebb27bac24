import type { Choice } from '#contract/core/list.ts';
import type { faskesCalls } from '#contract/domains/faskes/index.ts';
import { listBhbuServedBy } from '#server/domains/bhbu/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { faskesRecords } from '../records.ts';

/** Lists the companies of a faskes that the caller may see. @throws Problem 404 */
async function listBhbuOfFaskes(ctx: Context, id: number): Promise<Choice[]> {
  await faskesRecords.get(ctx, id);
  return await listBhbuServedBy(ctx, id);
}

export const companies: Handler<typeof faskesCalls.companies> = (ctx, { params }) =>
  listBhbuOfFaskes(ctx, params.id);

export const companiesByPost: Handler<typeof faskesCalls.companiesByPost> = (ctx, { body }) =>
  listBhbuOfFaskes(ctx, body.IdFaskes);
