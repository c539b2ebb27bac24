import { priceCeilings } from '#contract/price/index.ts';
import type { serviceCalls } from '#contract/service.ts';
import type { Handlers } from '../context.ts';
import { createPriceHandlers } from '../price/index.ts';
import { choices, choicesOfType, list } from './list.ts';
import { getService, lockService } from './read.ts';
import { create, setActive, update } from './write.ts';

export const serviceHandlers: Handlers<typeof serviceCalls> = {
  list,
  choices,
  choicesOfType,
  get: (ctx, { params }) => getService(ctx, params.id),
  create,
  update,
  setActive,
  ...createPriceHandlers({
    pricedResource: 'service',
    lock: lockService,
    read: getService,
    ceilingsOf: () => priceCeilings.service,
  }),
};
