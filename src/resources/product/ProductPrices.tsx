import { productCeilingKind, productCalls, type Product } from '#contract/domains/product.ts';
import { PriceHistory } from '../price/PriceHistory.tsx';

export const ProductPrices = () => (
  <PriceHistory
    pricedResource={{
      name: 'product',
      right: 'product.update',
      calls: productCalls,
      ceilingKind: record => productCeilingKind(record['tipe'] as Product['tipe']),
    }}
  />
);
