import { priceInput, priceVersion, type PriceVersion } from '#contract/price/index.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { defineResource } from '#src/ui/resource/definition.ts';

/** A price as a form of its own: it has no list and no page, but a place in those of what it is of. */
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
