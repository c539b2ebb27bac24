import type { BankLineState } from '#contract/states/bank-line.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each state of a line of the bank account. */
export const bankLineMeaning = {
  BARU: 'attention',
  DICOCOKKAN: 'good',
  DISISIHKAN: 'neutral',
  KELUAR: 'neutral',
} satisfies Record<BankLineState, Meaning>;
