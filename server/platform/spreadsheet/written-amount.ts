import type { Direction } from '#contract/domains/bank/record.ts';
import { maxAmount } from '#contract/core/values/rupiah.ts';

/** An amount as a bank writes it. */
export interface WrittenAmount {
  /** Whole rupiah, without its sign. */
  readonly rupiah: number;
  /** Hundredths of a rupiah. */
  readonly sen: number;
  /** What a mark or a sign says; undefined for a bare number. */
  readonly arah: Direction | undefined;
  readonly isSigned: boolean;
}

/** Longest amount that is read: 16 digits with separators, decimals and a mark. */
const longestAmount = 40;

/** Returns what a mark of a bank says: CR, K, Kredit, DB, D, Debet. */
export function parseDirection(text: string): Direction | undefined {
  const mark = text.trim().toUpperCase().replace(/[.']/g, '');
  if (/^(CR|C|K|KR|KREDIT|CREDIT|CRDT|MASUK|\+)$/.test(mark)) return 'MASUK';
  if (/^(DB|DR|D|DEBET|DEBIT|DBIT|KELUAR|-)$/.test(mark)) return 'KELUAR';
  return undefined;
}

/**
 * Returns an amount with points or commas between thousands, decimals, a sign, brackets, or a mark
 * such as CR; undefined for anything else.
 */
export function parseAmount(text: string): WrittenAmount | undefined {
  const written = text
    .trim()
    .replace(/^'/, '')
    .replace(/^(rp|idr)\.?\s*/i, '');
  if (written === '' || written.length > longestAmount) return undefined;
  const parts = /^([-+(]?)\s*(?:rp\.?\s*)?([\d.,\s]+?)\)?\s*([-+]?)\s*([a-z]*)$/i.exec(written);
  if (!parts) return undefined;
  const [, sign = '', number = '', trailing = '', mark = ''] = parts;
  const decimals = /[.,](\d{0,2}|0{4,})$/.exec(number);
  const whole = (decimals ? number.slice(0, decimals.index) : number).replace(/[.,\s]/g, '');
  if (!/^\d{0,15}$/.test(whole) || (whole === '' && !decimals?.[1])) return undefined;
  const marked = mark === '' ? undefined : parseDirection(mark);
  if (mark !== '' && marked === undefined) return undefined;
  const isNegative = sign === '-' || sign === '(' || trailing === '-';
  const isSigned = isNegative || sign === '+' || trailing === '+';
  const rupiah = Number(whole);
  if (rupiah > maxAmount) return undefined;
  return {
    rupiah,
    sen: Number((decimals?.[1] ?? '').slice(0, 2).padEnd(2, '0')),
    arah: marked ?? (isSigned ? (isNegative ? 'KELUAR' : 'MASUK') : undefined),
    isSigned,
  };
}
