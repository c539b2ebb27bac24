import {
  balanceEquation,
  type BalanceTerm,
  type Quantities,
  type SummedQuantities,
} from '#contract/domains/stock/balance.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import type { BarFill } from '#src/kit/page/barStyles.ts';
import { ShareBar } from '#src/kit/page/ShareBar.tsx';

/** Returns the balance in words: 'Diterima 200 = diberikan 150 + rusak 2 + sisa 48'. */
export function equationText(t: Translate, doses: Quantities | SummedQuantities): string {
  const sideOf = (terms: readonly BalanceTerm[]): string =>
    terms
      .map(({ name, doses: n }) =>
        t(`resources.stock.equation.${name}`, { dosis: formatNumber(n) }),
      )
      .join(' + ');
  const { left, right } = balanceEquation(doses);
  const text = `${sideOf(left)} = ${sideOf(right)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The shares of given, lost and left doses as one bar; the equation beside it has the numbers. */
export const DoseBar = ({ doses }: { doses: Quantities }) => {
  const t = useMessages();
  return (
    <ShareBar
      shares={shownQuantities.map(([name, fill]) => ({
        fill,
        count: Math.max(0, doses[name]),
        label: t(`resources.stock.fields.${name}`),
      }))}
    />
  );
};

/** The quantities in the order of the bar: given, not usable, and left. */
const shownQuantities = [
  ['diberikan', 'full'],
  ['rusak', 'hatched'],
  ['kedaluwarsa', 'hatched'],
  ['dikembalikan', 'hatched'],
  ['dikarantina', 'hatched'],
  ['sisa', 'empty'],
] as const satisfies readonly (readonly [keyof Quantities, BarFill])[];
