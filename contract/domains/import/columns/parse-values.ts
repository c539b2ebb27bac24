import { cleanValue } from '../../../core/values/clean.ts';
import { cleanPhone, parsePhone } from '../../../core/values/phone.ts';

/** Reduces text to lower-case letters and digits separated by single spaces, for comparison. */
export const normalizeText = (text: string): string =>
  cleanValue(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const maleWords = new Set([
  'l',
  'lk',
  'laki',
  'laki laki',
  'lakilaki',
  'pria',
  'm',
  'male',
  'cowok',
  'lelaki',
  'laki2',
  'lk2',
]);
const femaleWords = new Set(['p', 'pr', 'perempuan', 'wanita', 'w', 'f', 'female', 'cewek']);

/** What separates two ways to write one sex: `L (Laki-laki)`, `P/Perempuan`. */
const betweenWords = /[()/:=;,]|\s-\s/;

const sexOf = (word: string): 'L' | 'P' | null =>
  maleWords.has(word) ? 'L' : femaleWords.has(word) ? 'P' : null;

/** Parses a sex, also one that is written twice, such as `L (Laki-laki)`; returns null for unknown text. */
export function parseSex(text: string): 'L' | 'P' | null {
  const whole = sexOf(normalizeText(text));
  if (whole !== null) return whole;
  const parts = text.split(betweenWords).map(normalizeText).filter(Boolean);
  const sex = sexOf(parts[0] ?? '');
  return parts.every(part => sexOf(part) === sex) ? sex : null;
}

const yesWords = new Set([
  'y',
  'ya',
  'yes',
  'iya',
  'true',
  'benar',
  '1',
  'ada',
  'setuju',
  'v',
  'x',
]);
const noWords = new Set([
  't',
  'tidak',
  'tdk',
  'no',
  'n',
  'false',
  'salah',
  '0',
  'tidak ada',
  'tdk ada',
  'nihil',
  'tidak setuju',
]);

/** Ticks and ticked boxes, and boxes without a tick. */
const yesSigns = /^[✓✔√☑✅🗸🗹]$/u;
const noSigns = /^[-☐□]$/u;

/** Removes what only chooses the picture of a sign. */
const signOf = (text: string): string => cleanValue(text).replace(/[\ufe0e\ufe0f]/g, '');

/** Parses yes or no; a dash means no. Returns null for unknown text. */
export function parseYesNo(text: string): boolean | null {
  const word = normalizeText(text);
  const sign = signOf(text);
  if (yesWords.has(word) || yesSigns.test(sign)) return true;
  return noWords.has(word) || noSigns.test(sign) ? false : null;
}

const consentWords = new Set([
  'bersedia',
  'ya bersedia',
  'ya setuju',
  'saya setuju',
  'saya bersedia',
  'disetujui',
  'sudah',
  'sudah setuju',
  'ok',
  'oke',
  'okay',
  'agree',
  'agreed',
  'i agree',
]);
const refusalWords = new Set([
  'tidak bersedia',
  'tdk bersedia',
  'tdk setuju',
  'belum',
  'belum setuju',
  'belum bersedia',
  'menolak',
  'ditolak',
  'keberatan',
  'disagree',
]);

/** Parses whether a person consents; returns null for unknown text. */
export function parseConsent(text: string): boolean | null {
  const word = normalizeText(text);
  if (consentWords.has(word)) return true;
  return refusalWords.has(word) ? false : parseYesNo(text);
}

const citizenWords = new Set([
  'wni',
  'indonesia',
  'warga negara indonesia',
  'id',
  'idn',
  'i',
  'ina',
]);
const foreignerWords = new Set(['wna', 'asing', 'warga negara asing', 'a', 'foreigner']);

/** Parses citizenship: true for Indonesian, false for foreign, null for unknown text. */
export function parseCitizen(text: string): boolean | null {
  const word = normalizeText(text);
  return citizenWords.has(word) ? true : foreignerWords.has(word) ? false : null;
}

/**
 * Normalizes a mobile number and restores a leading zero lost in a numeric cell. Other text is
 * returned as written, so that validation reports it.
 */
export function normalizePhone(text: string): string {
  const plain = cleanPhone(text);
  return parsePhone(/^8[1-9]\d{6,10}$/.test(plain) ? `0${plain}` : plain) ?? text.trim();
}
