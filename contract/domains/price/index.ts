export {
  ceilingKinds,
  ceilingsOf,
  citeDecree,
  decreesOn,
  exceededCeiling,
  type Ceiling,
  type CeilingDecree,
  type CeilingKind,
} from './ceilings.ts';
export {
  validatePrice,
  extendedPriceIssue,
  type ExistingPrice,
  type PriceDraft,
  type PriceIssues,
  type PriceValidationContext,
} from './validate.ts';
export {
  catalogCode,
  catalogIgnoredKeys,
  currentPriceFields,
  currentAmount,
  priceChange,
  priceFields,
  priceInput,
  priceParams,
  priceVersion,
  rupiah,
  catalogActiveInput,
  taxClasses,
  type PriceInput,
  type PriceVersion,
} from './record.ts';
export {
  dayBefore,
  hasBegun,
  isValidOn,
  priceOn,
  priceTimeline,
  type EnteredPeriod,
  type PricePeriod,
} from './timeline.ts';
