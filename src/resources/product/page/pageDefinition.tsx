import type { Product } from '#contract/domains/product.ts';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { editLink } from '#src/kit/record/editLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { ChangeTimeline } from '../../audit/ChangeTimeline.tsx';
import { OpenProposals } from '../../usulanPerubahan/OpenProposals.tsx';
import { formSections, definition } from '../definition.ts';
import { ProductPrices } from '../ProductPrices.tsx';

interface ProductProps {
  record: Product;
}

const loadBatches = () => import('../../batch/index.ts');

const ProductBatches = ({ record }: ProductProps) => (
  <RelatedTable
    load={loadBatches}
    filter={{ idProduk: String(record.id) }}
    columns={['nomor', 'kedaluwarsa', 'status']}
  />
);

const ProductChanges = ({ record }: ProductProps) => (
  <ChangeTimeline resource="product" id={record.id} />
);

/** The page of a product: its data, prices, batches and changes. */
export const pageDefinition = defineResource<Product>({
  ...definition,
  form: formSections,
  show: {
    ...definition.show,
    Notice: () => <OpenProposals resource="product" />,
    primary: ({ id }) => editLink(definition.paths.edit, id, 'product.update'),
    links: ({ id }) => [auditLogLink('product', id)],
    parts: [
      { title: 'price', Content: ProductPrices },
      { title: 'batches', right: 'batch.read', Content: ProductBatches },
      { title: 'changes', right: 'audit.read', Content: ProductChanges },
    ],
  },
});
