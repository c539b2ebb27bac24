import { createHash } from 'node:crypto';
import type { StatementLine } from './statement-line.ts';

/** Letters and digits alone, since programs write spaces and marks differently. */
const plainText = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Returns the key of each line, by which the same line of another file is recognised: account, day,
 * amount, direction, text, and the balance after it. Without balances, lines that are alike on a day
 * are counted.
 */
export function lineKeys(
  lines: readonly (Omit<StatementLine, 'rekening'> & { readonly rekening: string })[],
): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ rekening, tanggal, jumlah, arah, keterangan, saldo }) => {
    const facts = [rekening, tanggal, jumlah, arah, plainText(keterangan)].join('|');
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    const last = saldo === undefined ? `#${count}` : `=${saldo}`;
    return createHash('sha256').update(`${facts}|${last}`).digest('hex');
  });
}
