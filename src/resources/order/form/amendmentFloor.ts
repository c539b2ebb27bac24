import { findPaidIssue, findShippedIssues } from '#contract/domains/order/floor.ts';
import type { Order, OrderLineInput } from '#contract/domains/order/record.ts';
import type { OrderIssues } from '#contract/domains/order/validate.ts';
import type { DocumentTotals } from '#contract/domains/tax/index.ts';

/**
 * Returns what an amendment takes back although it is shipped, received or paid, by field path.
 * @param lines the lines with the ids of those that they continue
 * @param totals what the amendment costs; undefined while that is not known
 */
export function findFloorIssues(
  lines: readonly Partial<OrderLineInput>[],
  totals: Pick<DocumentTotals, 'pphDipotong' | 'total'> | undefined,
  original: Order | undefined,
): OrderIssues {
  if (!original) return {};
  const issues = findShippedIssues(lines, original.baris);
  const settling = totals && totals.total + totals.pphDipotong;
  const paid = settling === undefined ? undefined : findPaidIssue(lines, settling, original);
  return paid ? { ...issues, baris: [...(issues['baris'] ?? []), paid] } : issues;
}
