import type { catalogTexts as indonesian } from '../id/catalog.ts';

/** Messages of products, services and their prices. */
export const catalogTexts: Record<keyof typeof indonesian, string> = {
  'price.begun':
    'The price from %{mulai:day} is already in effect, so it cannot be edited or deleted. Add a new price that replaces it.',
  'price.notChangedHere': 'Prices are not edited here: add a new price with its start date',
  'price.typeOverCeiling':
    'The price of %{harga:rupiah} from %{mulai:day} exceeds the ceiling of this type',
  'ceiling.startTaken': 'There is a decree in force from this day already',
  'ceiling.startsTooEarly':
    'Fill in a day after %{mulai:day}: KMK %{nomor} is in force since that day, and ceilings of past days are not changed',
  'ceiling.begun':
    'This decree is in force since %{mulai:day}, so it cannot be changed or deleted. Record the decree that replaces it.',
  'price.sentence': '%{kalimat}.',
  'product.codeTaken': 'This code is used by another product',
  'service.codeTaken': 'This code is used by another service',
};
