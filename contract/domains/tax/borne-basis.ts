import { borneRules, ruleOn } from './rates.ts';

/** What a document and a tax invoice state about PPN that the government bears. */
export interface BorneBasis {
  /** The decree, as cited on documents. */
  readonly aturan: string;
  /** Last two digits of its codes in Coretax. */
  readonly fasilitas: string;
}

/** Returns the decree that the product knows for a day (`YYYY-MM-DD`); null when it knows none. */
export function knownDecreeOn(day: string): BorneBasis | null {
  const rule = ruleOn(borneRules, day);
  return rule ? { aturan: rule.law, fasilitas: rule.fasilitas } : null;
}
