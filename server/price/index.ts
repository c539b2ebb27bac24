export { checkCeilingsKept, checkFirstPrice, checkPriceUntouched, refuse } from './checks.ts';
export { forTrail as priceForTrail, insertPrice } from './keep.ts';
export { presentOf, pricesOf } from './read.ts';
export { priceVerbs } from './verbs.ts';
