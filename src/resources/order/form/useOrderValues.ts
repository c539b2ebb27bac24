import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { orderModels, paymentSchemes } from '#contract/domains/order/record.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { parseLines } from '#src/kit/format/lineValues.ts';
import { expectedDoses, numberIn } from './lineRules.ts';
import { pricedRows, totalsOf } from './orderAmounts.ts';
import { useOrderFormFacts } from './orderFormContext.ts';

/** Returns the rows of the order form, its model and its scheme, as they are typed. */
export function useOrderValues() {
  const [baris, model, skema] = useWatch<FormValues>({ name: ['baris', 'model', 'skema'] });
  return {
    rows: useMemo(() => parseLines(baris), [baris]),
    model: orderModels.find(one => one === model),
    skema: paymentSchemes.find(one => one === skema),
  };
}

/** Returns the sums of the rows and the doses of complete courses. */
export function useLineSums() {
  const { rows } = useOrderValues();
  const { facts } = useOrderFormFacts();
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    jumlahPeserta: sum(row => numberIn(row, 'jumlahPeserta')),
    jumlahDosis: sum(row => numberIn(row, 'jumlahDosis')),
    expected: sum(row => expectedDoses(row, facts) ?? numberIn(row, 'jumlahDosis')),
  };
}

/** Returns the priced rows of the form and their amounts. */
export function useOrderTotals() {
  const { rows, model, skema } = useOrderValues();
  const { facts, earlierLine } = useOrderFormFacts();
  return useMemo(() => {
    const priced = model ? pricedRows(rows, facts, model, earlierLine) : [];
    return { priced, skema, totals: priced.length > 0 ? totalsOf(priced, facts) : undefined };
  }, [rows, model, skema, facts, earlierLine]);
}
