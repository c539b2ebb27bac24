import { serviceCalls } from '#contract/domains/service.ts';
import { PriceHistory } from '../price/PriceHistory.tsx';

export const ServicePrices = () => (
  <PriceHistory
    pricedResource={{
      name: 'service',
      right: 'service.update',
      calls: serviceCalls,
      ceilingKind: () => 'service',
    }}
  />
);
