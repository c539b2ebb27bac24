import { addMonths } from '#contract/core/values/day.ts';
import type { Pks } from '#contract/domains/pks/record.ts';

/** Months for which an agreement is valid unless its draft says otherwise; the server's as well. */
const usualMonths = 12;

/**
 * Returns the date and the last day of an agreement that is drafted or issued on a day.
 * @param parent the agreement that it amends, whose last day it keeps
 */
export const draftDates = (
  today: string,
  parent?: Pick<Pks, 'berlakuSampai' | 'noPKS' | 'statuspks'> | null,
) => {
  const isAmended = parent != null && parent.noPKS !== null && parent.statuspks !== 'DIBATALKAN';
  return {
    tanggalPKS: today,
    berlakuSampai: (isAmended ? parent.berlakuSampai : null) ?? addMonths(today, usualMonths),
  };
};
