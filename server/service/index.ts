import { ceilings } from '#contract/price/index.ts';
import type { serviceCalls } from '#contract/service.ts';
import type { Verbs } from '../context.ts';
import { priceVerbs } from '../price/index.ts';
import { choices, choicesOfType, list } from './list.ts';
import { getService, takeService } from './read.ts';
import { create, setActive, update } from './write.ts';

export const serviceVerbs: Verbs<typeof serviceCalls> = {
  list,
  choices,
  choicesOfType,
  get: (ctx, { params }) => getService(ctx, params.id),
  create,
  update,
  setActive,
  ...priceVerbs({
    sold: 'service',
    take: takeService,
    read: getService,
    ceilingsOf: () => ceilings.service,
  }),
};
