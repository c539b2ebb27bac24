import { ceilings } from '#contract/price/index.ts';
import { serviceCalls } from '#contract/service.ts';
import { PriceHistory } from '../price/PriceHistory.tsx';

/** The tariffs of a service. */
export const Prices = () => (
  <PriceHistory
    of={{
      name: 'service',
      right: 'service.update',
      calls: serviceCalls,
      ceilingsOf: () => ceilings.service,
    }}
  />
);
