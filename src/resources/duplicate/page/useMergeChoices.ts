import { useState } from 'react';
import type {
  DuplicatePair,
  MergeChoices,
  MergeGroup,
  Side,
} from '#contract/domains/duplicate/index.ts';

/** The side that has more to lose stays at first: the one with more visits, then the older one. */
const suggestedSide = ({ kiri, kanan }: DuplicatePair): Side =>
  kanan.jumlahKunjungan > kiri.jumlahKunjungan ||
  (kanan.jumlahKunjungan === kiri.jumlahKunjungan && kanan.jumlahVoucher > kiri.jumlahVoucher)
    ? 'kanan'
    : 'kiri';

/** Which participant stays, and from which side each group of fields is taken. */
export function useMergeChoices(pair: DuplicatePair) {
  const [stays, setStays] = useState(() => suggestedSide(pair));
  const [choices, setChoices] = useState<MergeChoices>({});
  return {
    stays,
    setStays,
    choices,
    sideOf: (group: MergeGroup): Side => choices[group] ?? stays,
    take: (group: MergeGroup, side: Side) => setChoices(before => ({ ...before, [group]: side })),
  };
}
