import type { Hasil, Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';

const list = new Intl.ListFormat('id', { type: 'conjunction' });

/** Returns a formatter that lists the row count of each given result and omits zero counts. */
export function useCounts(): (impor: Pick<Impor, 'jumlah'>, results: readonly Hasil[]) => string {
  const say = useWords();
  return ({ jumlah }, results) =>
    list.format(
      results
        .filter(one => jumlah[one] > 0)
        .map(one => say(`resources.impor.hitungan.${one}`, { smart_count: jumlah[one] })),
    );
}
