import { parsePhone } from '#contract/core/values/phone.ts';
import { newRecipient, type NewRecipient } from '#contract/domains/voucher/transaction.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';

/** How tickets are sent from this list. */
export type SendMethod = 'EMAIL' | 'WA_LINK';

/** What can be wrong with a row besides its fields. */
export type RowProblem = 'noEmail' | 'noPhone' | 'duplicate';

/** A row of a pasted list. */
export interface RecipientRow {
  /** Line of the pasted text, from 1. */
  readonly line: number;
  readonly nama: string;
  readonly email: string;
  readonly noHP: string;
  /** The recipient, unless something is wrong with the row. */
  readonly recipient: NewRecipient | undefined;
  readonly problem?: RowProblem;
  /** Messages of invalid fields. */
  readonly messages: readonly string[];
}

/** Splits a line of CSV or of a copied spreadsheet; a quoted cell may contain the separator. */
function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '"') {
      if (isQuoted && line.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else isQuoted = !isQuoted;
    } else if (character === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell].map(text => text.trim());
}

/** Returns the separator of a list: tabs of a spreadsheet, or what its first line has. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n');
  return ['\t', ';', ','].find(separator => first.includes(separator)) ?? ',';
}

const isEmail = (cell: string): boolean => cell.includes('@');
const isPhone = (cell: string): boolean => /^[+\d][\d\s().-]{6,}$/.test(cell);

/** Whether a first line names columns instead of a recipient. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.some(cell => /^(nama|name|e-?mail|no\.? ?hp|hp|whatsapp|telepon)$/i.test(cell));

/** Returns the recipient of a line, whose address and number may be in any column. */
function readLine(cells: readonly string[]) {
  const email = cells.find(isEmail) ?? '';
  const noHP = cells.find(cell => cell !== email && isPhone(cell)) ?? '';
  const nama = cells.find(cell => cell !== '' && cell !== email && cell !== noHP) ?? '';
  return { nama, email, noHP };
}

/** Returns the address to which a row sends the ticket, in the form that is compared. */
const addressOf = ({ email, noHP }: Pick<RecipientRow, 'email' | 'noHP'>, method: SendMethod) =>
  method === 'EMAIL' ? email.toLowerCase() : (parsePhone(noHP) ?? noHP);

/**
 * Reads a pasted list or CSV file: one recipient per line with name, address and number in any
 * order. Empty lines and a header are left out.
 */
export function parseRecipients(text: string, method: SendMethod): RecipientRow[] {
  const separator = separatorOf(text);
  const addresses = new Set<string>();
  return text.split(/\r?\n/).flatMap((content, at): RecipientRow[] => {
    const cells = splitCells(content, separator);
    if (cells.every(cell => cell === '') || (at === 0 && isHeader(cells))) return [];
    const entered = { line: at + 1, ...readLine(cells) };
    const address = addressOf(entered, method);
    const isDuplicate = address !== '' && addresses.has(address);
    addresses.add(address);
    const parsed = newRecipient.safeParse({
      nama: entered.nama,
      email: entered.email || null,
      noHP: entered.noHP || null,
    });
    const problem: RowProblem | undefined =
      address === ''
        ? method === 'EMAIL'
          ? 'noEmail'
          : 'noPhone'
        : isDuplicate
          ? 'duplicate'
          : undefined;
    const messages = parsed.error ? Object.values(errorsByField(parsed.error)).flat() : [];
    return [
      {
        ...entered,
        recipient: problem === undefined ? parsed.data : undefined,
        ...(problem === undefined ? {} : { problem }),
        messages,
      },
    ];
  });
}
