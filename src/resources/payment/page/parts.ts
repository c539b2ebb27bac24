export { Allocations } from './Allocations.tsx';
export { Excess } from './Excess.tsx';
export { PaymentFacts } from './PaymentFacts.tsx';
export { PaymentNotice } from './PaymentNotice.tsx';
