import { productCeilings, type productCalls } from '#contract/product.ts';
import type { Handlers } from '../context.ts';
import { createPriceHandlers } from '../price/index.ts';
import { choices, choicesOfType, list } from './list.ts';
import { getProduct, lockProduct } from './read.ts';
import { create, setActive, update } from './write.ts';

export const productHandlers: Handlers<typeof productCalls> = {
  list,
  choices,
  choicesOfType,
  get: (ctx, { params }) => getProduct(ctx, params.id),
  create,
  update,
  setActive,
  ...createPriceHandlers({
    pricedResource: 'product',
    lock: lockProduct,
    read: getProduct,
    ceilingsOf: ({ tipe }) => productCeilings(tipe),
  }),
};
