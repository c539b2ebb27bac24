import { ceilingsOf, productCalls, type Product } from '#contract/product.ts';
import { PriceHistory } from '../price/PriceHistory.tsx';

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
