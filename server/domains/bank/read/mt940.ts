import type { Message } from '#contract/core/messages/message.ts';
import { maxStatementLines, type Direction } from '#contract/domains/bank/record.ts';
import { message } from '#server/platform/messages/message.ts';
import { parseAmount } from '#server/platform/spreadsheet/written-amount.ts';
import { parseDay } from '#server/platform/spreadsheet/written-day.ts';
import {
  accountDigits,
  joinTexts,
  type ReadOptions,
  type ReadStatement,
  type StatementLine,
} from './statement-line.ts';

/** Whether a text is a SWIFT statement. */
export const isMt940 = (text: string): boolean => /^:(20|25):/m.test(text) && /^:6[01]/m.test(text);

/** A field such as `:61:`, with its continuation lines. */
interface Field {
  readonly tag: string;
  readonly baris: number;
  text: string;
}

function readFields(text: string): Field[] {
  const fields: Field[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const tagged = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (tagged) fields.push({ tag: tagged[1] ?? '', baris: at + 1, text: tagged[2] ?? '' });
    else if (/^(-\}?|\{.*)$/.test(line)) continue;
    else {
      const last = fields.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return fields;
}

/** Day of entry with the year of the value day, which may be in another year. */
function entryDay(valueDay: string, entry: string | undefined): string {
  if (entry === undefined) return valueDay;
  const year = Number(valueDay.slice(0, 4));
  const days = [year, year - 1, year + 1].map(
    one => `${one}-${entry.slice(0, 2)}-${entry.slice(2, 4)}`,
  );
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDay));
  return days.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/**
 * Parts of `:61:`: value day, entry day, direction (RC and RD reverse), third letter of the currency,
 * amount, type, and references.
 */
const linePattern =
  /^(\d{6})(\d{4})?(R?[DC])[A-Z]?(\d{1,15}(?:,\d{0,2})?)(?:[NFSn][A-Z0-9]{3})?([^]*)$/;

const directionOf: Readonly<Record<string, Direction>> = {
  C: 'MASUK',
  RD: 'MASUK',
  D: 'KELUAR',
  RC: 'KELUAR',
};

function readLine({ text }: Field, today: string) {
  const parts = linePattern.exec(text);
  if (!parts) return message('bank.mt940Line');
  const [, value = '', entry, direction = '', written = '', references = ''] = parts;
  const valueDay = parseDay(`20${value}`, today);
  const tanggal = valueDay === undefined ? undefined : parseDay(entryDay(valueDay, entry), today);
  if (tanggal === undefined) return message('bank.day');
  if (tanggal > today) return message('bank.future');
  const amount = parseAmount(written);
  const arah = directionOf[direction];
  if (!amount || arah === undefined) return message('bank.amount');
  if (amount.sen > 0) return message('bank.cents');
  if (amount.rupiah === 0) return message('bank.amount');
  return { tanggal, jumlah: amount.rupiah, arah, references: references.replace('//', ' ') };
}

/** What `:86:` says: the text, and the payer where it has fields for it. */
function readInformation(text: string) {
  const plain = text.replaceAll('\n', '');
  if (/\?\d{2}/.test(plain)) {
    const parts = [...plain.matchAll(/\?(\d{2})([^?]*)/g)];
    const of = (from: number, to: number, separator: string): string =>
      parts
        .filter(([, code]) => Number(code) >= from && Number(code) <= to)
        .map(([, , said = '']) => said.trim())
        .join(separator)
        .trim();
    return {
      texts: [of(0, 0, ' '), of(20, 29, ' '), of(32, 33, ' '), of(60, 63, ' ')],
      pengirim: of(32, 33, '') || undefined,
      rekeningPengirim: accountDigits(of(31, 31, '')),
    };
  }
  return {
    texts: [text.replaceAll('\n', ' ')],
    pengirim: /\/NAME\/([^/]+)/.exec(plain)?.[1]?.trim(),
    rekeningPengirim: undefined,
  };
}

/** Reads the lines of a SWIFT statement (MT940). */
export function readMt940(text: string, { today }: ReadOptions): ReadStatement {
  const lines: StatementLine[] = [];
  const rejected: { baris: number; pesan: Message }[] = [];
  let rekening: string | undefined;
  let isForeign = false;
  const fields = readFields(text);
  for (const [at, field] of fields.entries()) {
    if (field.tag === '25') rekening = accountDigits(field.text.split('/').at(-1) ?? '');
    if (field.tag === '60F' || field.tag === '60M') {
      const currency = /^[CD]\d{6}([A-Z]{3})/.exec(field.text)?.[1];
      isForeign = currency !== undefined && currency !== 'IDR';
    }
    if (field.tag !== '61') continue;
    if (lines.length + rejected.length > maxStatementLines) break;
    const found = isForeign ? message('bank.currency') : readLine(field, today);
    if (!('tanggal' in found)) {
      rejected.push({ baris: field.baris, pesan: found });
      continue;
    }
    const next = fields[at + 1];
    const { texts, ...payer } = readInformation(next?.tag === '86' ? next.text : '');
    const { references, ...line } = found;
    const keterangan = joinTexts([...texts, references]);
    lines.push({ baris: field.baris, rekening, ...line, keterangan, ...payer });
  }
  return { lines, rejected };
}
