import { cleanValue } from '#contract/core/values/clean.ts';
import { findDelimiter, headerSearchRows, splitLine } from '#contract/core/values/delimiter.ts';
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

const isEmail = (cell: string): boolean => cell.includes('@');
const isPhone = (cell: string): boolean => /^[+\d][\d\s().-]{6,}$/.test(cell);

/** Returns how many columns a line names; 0 for a recipient. */
const countColumns = (cells: readonly string[]): number =>
  cells.filter(cell =>
    /^(nama|name|e-?mail|no\.? ?hp|hp|whatsapp|wa|telepon)$/i.test(cleanValue(cell)),
  ).length;

/** Splits a line of CSV or of a copied spreadsheet into clean cells. */
const cellsOf = (line: string, delimiter: string): string[] =>
  splitLine(line, delimiter).map(cleanValue);

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
 * order. Empty lines, a header and what stands above it are left out.
 */
export function parseRecipients(text: string, method: SendMethod): RecipientRow[] {
  const delimiter = findDelimiter(text, countColumns);
  const addresses = new Set<string>();
  const lines = text.split(/\r?\n/);
  // A title may stand above the header.
  const header = lines
    .slice(0, headerSearchRows)
    .findIndex(line => countColumns(cellsOf(line, delimiter)) > 0);
  return lines.flatMap((content, at): RecipientRow[] => {
    const cells = cellsOf(content, delimiter);
    if (cells.every(cell => cell === '') || at <= header) return [];
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
