export {
  checkWithinCeilings,
  validateFirstPrice,
  checkPriceUnchanged,
  throwIfInvalid,
} from './checks.ts';
export { priceAuditFields as priceForTrail, insertPrice } from './write.ts';
export { currentPriceOf, loadPrices } from './read.ts';
export { createPriceHandlers } from './handlers.ts';
