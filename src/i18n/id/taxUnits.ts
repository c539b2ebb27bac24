import { taxUnitNames, type TaxUnit } from '#contract/domains/faktur/item.ts';

/** Units of measure on tax invoices, as Coretax names them. */
export const taxUnits: Record<TaxUnit, string> = taxUnitNames;
