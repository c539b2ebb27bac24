import { checkAmount } from './values/rupiah.ts';

const digitWords = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
] as const;

/** Words of the groups of three digits, lowest first. */
const groupWords = ['', 'ribu', 'juta', 'miliar', 'triliun'] as const;

const groupSize = 1000;

const below20 = (n: number): string => {
  if (n < 10) return digitWords[n] ?? '';
  if (n === 10) return 'sepuluh';
  if (n === 11) return 'sebelas';
  return `${digitWords[n - 10] ?? ''} belas`;
};

const join = (...words: string[]): string => words.filter(word => word !== '').join(' ');

function below100(n: number): string {
  if (n < 20) return below20(n);
  return join(digitWords[Math.floor(n / 10)] ?? '', 'puluh', digitWords[n % 10] ?? '');
}

function below1000(n: number): string {
  if (n < 100) return below100(n);
  const hundreds = Math.floor(n / 100);
  return join(
    hundreds === 1 ? 'seratus' : `${digitWords[hundreds] ?? ''} ratus`,
    below100(n % 100),
  );
}

/** Words of a group; a single thousand is "seribu". */
const wordsOfGroup = (n: number, at: number): string =>
  n === 1 && at === 1 ? 'seribu' : join(below1000(n), groupWords[at] ?? '');

/**
 * Returns an amount in Indonesian words without the unit, as documents state it: 1_001_000 is "satu
 * juta seribu". The largest amount, 10^15, is "seribu triliun".
 * @throws RangeError for a fraction, a negative number, or more than `maxAmount`
 */
export function terbilang(amount: number): string {
  let rest = checkAmount(amount);
  if (rest === 0) return 'nol';
  const trillion = groupSize ** 4;
  if (rest === groupSize * trillion) return 'seribu triliun';
  const groups: string[] = [];
  for (let at = 0; rest > 0; at++) {
    const group = rest % groupSize;
    if (group > 0) groups.unshift(wordsOfGroup(group, at));
    rest = Math.floor(rest / groupSize);
  }
  return groups.join(' ');
}

/** Returns an amount of rupiah in words: 321_660 is "tiga ratus ... enam puluh rupiah". */
export const terbilangRupiah = (amount: number): string => `${terbilang(amount)} rupiah`;
