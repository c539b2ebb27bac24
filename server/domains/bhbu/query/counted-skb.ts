import type { BhbuRow } from '../columns.ts';

/** Returns the SKB of a company as it counts for taxes: without a number and a last day until another person checked it. */
export const countedSkb = ({
  noSKB,
  skbBerlakuSampai,
  skbDiperiksaPada,
}: Pick<BhbuRow, 'noSKB' | 'skbBerlakuSampai' | 'skbDiperiksaPada'>) =>
  skbDiperiksaPada === null ? { noSKB: null, skbBerlakuSampai: null } : { noSKB, skbBerlakuSampai };
