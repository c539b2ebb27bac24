import { ceilingsOf, type productCalls } from '#contract/product.ts';
import type { Verbs } from '../context.ts';
import { priceVerbs } from '../price/index.ts';
import { choices, choicesOfType, list } from './list.ts';
import { getProduct, takeProduct } from './read.ts';
import { create, setActive, update } from './write.ts';

export const productVerbs: Verbs<typeof productCalls> = {
  list,
  choices,
  choicesOfType,
  get: (ctx, { params }) => getProduct(ctx, params.id),
  create,
  update,
  setActive,
  ...priceVerbs({
    sold: 'product',
    take: takeProduct,
    read: getProduct,
    ceilingsOf: ({ tipe }) => ceilingsOf(tipe),
  }),
};
