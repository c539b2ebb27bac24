import type { ExplanationReason } from '#contract/domains/bank/explanation.ts';
import { wordsOf } from '../read/payer.ts';
import type { Debtor, PaidLine } from './types.ts';

/** Words of a company's name that say nothing about it. */
const legalForm = /^(PT|CV|UD|PD|FA|TBK|PERSERO|YAYASAN|KOPERASI|PERUM|PERUMDA)$/;

/** Length from which a text is specific enough to be searched in another. */
const minLength = 5;

/** Letters of a name that banks cut off, from which it is still recognised. */
const minPrefix = 8;

/** Letters and digits alone, so that separators do not matter. */
export const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A line with its text prepared for comparisons. */
export interface LineText {
  readonly compact: string;
  /** The words between spaces, with one at both ends. */
  readonly words: string;
  readonly payer: string;
}

export function lineText({ keterangan, pengirim }: PaidLine): LineText {
  const text = `${keterangan} ${pengirim ?? ''}`;
  return {
    compact: compact(text),
    words: ` ${wordsOf(text).join(' ')} `,
    payer: nameWords(pengirim ?? '').join(''),
  };
}

const nameWords = (name: string): string[] => wordsOf(name).filter(word => !legalForm.test(word));

/** Whether a text names an invoice: by its number, or by year and serial after INV. */
export function namesInvoice({ compact: text }: LineText, noInvoice: string | null): boolean {
  const number = compact(noInvoice ?? '');
  if (number.length < minLength) return false;
  if (text.includes(number)) return true;
  const digits = /\d{9,}$/.exec(number)?.[0];
  return digits !== undefined && text.includes('INV') && text.includes(digits);
}

/** Whether a text contains a reference or an account number. */
export const mentions = ({ compact: text }: LineText, part: string | null): boolean => {
  const sought = compact(part ?? '');
  return sought.length >= minLength && text.includes(sought);
};

/** How well a text names a company: 1 in full, a half when the bank cut the name off, 0 not. */
export function namesCompany({ words, compact: text, payer }: LineText, name: string): number {
  const parts = nameWords(name);
  const joined = parts.join('');
  if (joined.length < minLength) return words.includes(` ${wordsOf(name).join(' ')} `) ? 1 : 0;
  if (words.includes(` ${parts.join(' ')} `)) return 1;
  if (joined.length >= minPrefix && text.includes(joined)) return 1;
  const isCutOff = payer.length >= minPrefix && joined.startsWith(payer);
  // A name at the end of a text of fixed length.
  const last = Math.max(minPrefix, Math.ceil(joined.length / 2));
  return isCutOff || (joined.length > last && text.endsWith(joined.slice(0, last))) ? 0.5 : 0;
}

/** What the line says about who paid, with its weight. */
export function companyEvidence(
  line: PaidLine,
  text: LineText,
  { idBHBU, namaBHBU, akun, terbuka }: Debtor,
): { readonly score: number; readonly reasons: ExplanationReason[] } {
  const reasons: ExplanationReason[] = [];
  let score = 0;
  if (terbuka.some(one => namesInvoice(text, one.noInvoice))) score += 60;
  if (terbuka.some(one => mentions(text, one.noReferensi))) score += 60;
  if (line.dikenal.has(idBHBU)) {
    reasons.push('PENGIRIM_DIKENAL');
    score += 80;
  }
  const named = namesCompany(text, namaBHBU);
  if (named > 0) {
    reasons.push('NAMA_PERUSAHAAN');
    score += named * 70;
  }
  if (mentions(text, akun)) {
    reasons.push('AKUN');
    score += 60;
  }
  return { score, reasons };
}
