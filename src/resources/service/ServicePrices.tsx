import { priceCeilings } from '#contract/price/index.ts';
import { serviceCalls } from '#contract/service.ts';
import { PriceHistory } from '../price/PriceHistory.tsx';

export const ServicePrices = () => (
  <PriceHistory
    pricedResource={{
      name: 'service',
      right: 'service.update',
      calls: serviceCalls,
      ceilingsOf: () => priceCeilings.service,
    }}
  />
);
