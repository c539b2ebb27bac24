import type { Stock } from '#contract/domains/stock/record.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ShareBar } from '#src/kit/page/ShareBar.tsx';

/** What received doses became, in the order of the equation. */
const usedNames = [
  'diberikan',
  'rusak',
  'kedaluwarsa',
  'dikembalikan',
  'dikarantina',
] as const satisfies readonly (keyof Stock)[];

/** Doses by what became of them. */
type Quantities = Pick<Stock, (typeof usedNames)[number] | 'diterima' | 'sisa'>;

/** Returns the balance in words: 'Diterima 200 = diberikan 150 + rusak 2 + sisa 48'. */
export function equationText(t: Translate, doses: Quantities): string {
  const parts = [...usedNames.filter(name => doses[name] !== 0), 'sisa' as const];
  return t('resources.stock.equation.text', {
    received: formatNumber(doses.diterima),
    parts: parts
      .map(name => t(`resources.stock.equation.${name}`, { dosis: formatNumber(doses[name]) }))
      .join(' + '),
  });
}

/** The shares of given, lost and left doses as one bar; the equation beside it has the numbers. */
export const DoseBar = ({ doses }: { doses: Quantities }) => {
  const { diberikan, rusak, kedaluwarsa, dikembalikan, dikarantina, sisa } = doses;
  return (
    <ShareBar
      shares={[
        ['full', diberikan],
        ['hatched', rusak + kedaluwarsa + dikembalikan + dikarantina],
        ['empty', Math.max(0, sisa)],
      ]}
    />
  );
};
