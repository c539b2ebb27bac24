export {
  checkWithinCeilings,
  validateFirstPrice,
  checkPriceUnchanged,
  throwIfInvalid,
} from './checks.ts';
export { priceAuditFields, insertPrice } from './write.ts';
export { withPrices } from './read.ts';
export { createPriceHandlers } from './handlers.ts';
export { findCeilingDecrees, lockCeilings } from './ceiling-decrees.ts';
export { priceCeilingHandlers } from './ceiling-handlers.ts';
