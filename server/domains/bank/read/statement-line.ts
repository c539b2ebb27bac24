import type { Message } from '#contract/core/messages/message.ts';
import type { Direction } from '#contract/domains/bank/record.ts';

/** A line that a statement names. */
export interface StatementLine {
  /** Row of the file, the first one is 1. */
  readonly baris: number;
  /** Digits of the account; undefined when the file does not name it. */
  readonly rekening: string | undefined;
  readonly tanggal: string;
  /** In whole rupiah. */
  readonly jumlah: number;
  readonly arah: Direction;
  readonly keterangan: string;
  readonly pengirim?: string | undefined;
  readonly rekeningPengirim?: string | undefined;
  /** The balance after the line as written, without separators. */
  readonly saldo?: string | undefined;
}

/** What a file contains: its lines, and the rows that could not be read. */
export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  readonly rejected: readonly { readonly baris: number; readonly pesan: Message }[];
}

/** The day of reading, for days that a bank writes without a year. */
export interface ReadOptions {
  readonly today: string;
}

/** Joins texts with single spaces; those that repeat the one before, or say nothing, are left out. */
export function joinTexts(texts: readonly (string | undefined)[]): string {
  const said: string[] = [];
  for (const text of texts) {
    const plain = (text ?? '').replace(/\s+/g, ' ').trim();
    if (plain === '' || /^[-'=:]+$/.test(plain) || said.includes(plain)) continue;
    said.push(plain);
  }
  return said.join(' ');
}

/** Digits of an account number as banks write it: `'1234567890`, `123-456-7890`, `1234567890 (IDR)`. */
export function accountDigits(text: string): string | undefined {
  const found = /(?<!\d)\d(?:[ .-]?\d){4,19}(?!\d)/.exec(text)?.[0];
  return found?.replace(/\D/g, '');
}
