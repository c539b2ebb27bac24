export {
  calculateDocument,
  type DocumentInput,
  type DocumentLine,
  type DocumentTotals,
  type TaxedLine,
} from './document.ts';
export { calculatePph, skbOf, type Pph, type PphInput, type Skb, type Taxpayer } from './pph.ts';
export {
  calculatePpn,
  collectorOfTransaction,
  exemptTax,
  facilityOf,
  taxInvoiceCode,
  type Collector,
  type Ppn,
  type TaxClass,
} from './ppn.ts';
export { pphDirections, pphKinds, type PphDirection, type PphKind } from './rates.ts';
