import { ceilingsOf, productCalls, type Product } from '#contract/product.ts';
import { PriceHistory } from '../price/PriceHistory.tsx';

/** The prices of a product. */
export const Prices = () => (
  <PriceHistory
    of={{
      name: 'product',
      right: 'product.update',
      calls: productCalls,
      ceilingsOf: record => ceilingsOf(record['tipe'] as Product['tipe']),
    }}
  />
);
