export { ceilings, exceeded, type Ceiling } from './ceilings.ts';
export {
  judgePrice,
  lengthenedBeyond,
  type KnownPrice,
  type PriceDraft,
  type PriceFaults,
  type PriceGrounds,
} from './judge.ts';
export {
  code,
  ignored,
  presentPrice,
  presentSum,
  priceChange,
  priceFields,
  priceInput,
  priceParams,
  priceVersion,
  rupiah,
  stateInput,
  taxClasses,
  type PriceInput,
  type PriceVersion,
} from './record.ts';
export { sayDay, sayRupiah } from './say.ts';
export {
  dayBefore,
  hasBegun,
  holdsOn,
  priceOn,
  timeline,
  type Entered,
  type Period,
} from './timeline.ts';
