import { priceInput, priceVersion, type PriceVersion } from '#contract/price/index.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { defineResource } from '#src/ui/resource/definition.ts';

/**
 * Definition of the price form; a price has no list or page of its own, only a section of its
 * parent.
 */
export const definition = defineResource<PriceVersion>({
  name: 'price',
  paths: { list: '', edit: '' },
  rights: { read: 'product.read' },
  record: priceVersion,
  input: priceInput,
  nameOf: ({ berlakuDari }) => formatDate(berlakuDari),
  sort: { field: 'berlakuDari', order: 'DESC' },
  columns: [],
  card: { facts: [] },
  form: [{ fields: ['harga', 'berlakuDari', 'berlakuSampai', 'noSK'] }],
});
