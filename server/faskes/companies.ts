import type { Choice } from '#contract/list.ts';
import type { faskesCalls } from '#contract/faskes/index.ts';
import { bhbuServedBy } from '../bhbu/served.ts';
import type { Context, Verb } from '../context.ts';
import { getFaskes } from './read.ts';

/** Lists the companies of a faskes that the caller may see. @throws Problem 404 */
async function companiesOf(ctx: Context, id: number): Promise<Choice[]> {
  await getFaskes(ctx, id);
  return await bhbuServedBy(ctx, id);
}

export const companies: Verb<typeof faskesCalls.companies> = (ctx, { params }) =>
  companiesOf(ctx, params.id);

export const companiesByPost: Verb<typeof faskesCalls.companiesByPost> = (ctx, { body }) =>
  companiesOf(ctx, body.IdFaskes);
