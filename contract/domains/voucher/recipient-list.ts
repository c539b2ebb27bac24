import { message, readIssueMessage, type Message } from '../../core/messages/message.ts';
import { cleanValue } from '../../core/values/clean.ts';
import { parsePhone } from '../../core/values/phone.ts';
import { newRecipient, type NewRecipient } from './transaction.ts';

/** How the tickets of a list are sent. */
export type SendMethod = 'EMAIL' | 'WA_LINK';

/** A recipient of a list as it was entered. */
export interface RecipientRow {
  /** Line of the text on which it begins, from 1. */
  readonly line: number;
  /** Text of this recipient alone, which reads as the same recipient again. */
  readonly source: string;
  readonly nama: string;
  readonly email: string;
  readonly noHP: string;
  /** What is sent; undefined when the row has a problem. */
  readonly recipient: NewRecipient | undefined;
  /** Why the row cannot be sent: the first reason only. */
  readonly problem: Message | undefined;
}

interface Cell {
  /** A `number` may be a phone number, but of no mobile phone. */
  readonly kind: 'text' | 'email' | 'mobile' | 'number';
  readonly value: string;
}

/** The cells of one recipient, and where they are from. */
interface Entry {
  readonly line: number;
  readonly source: string;
  readonly cells: readonly Cell[];
}

/** A part of a line: a quoted text, an address in angle brackets, or text up to a separator. */
const partPattern =
  /\s*(?:"((?:[^"]|"")*)"(?=\s*(?:[\t,;|<]|$))|<([^<>]*)>|([^\t,;|<]+)|[\t,;|<])/gy;

/** Splits a line at commas, semicolons, tabs and bars, also mixed ones; parts may be in quotes. */
const partsOf = (line: string): string[] =>
  Array.from(line.matchAll(partPattern), ([, quoted, bracketed, plain]) =>
    cleanValue(quoted?.replaceAll('""', '"') ?? bracketed ?? plain ?? ''),
  ).filter(part => part !== '');

/** A word that only says what follows, such as "HP:" before a number. */
const label = /^(?:no\.?|nomor)?\s*(?:e-?mail|hp|wa|whatsapp|telp\.?|telepon|ponsel)?\s*[.:]?$/i;

const digitsOnly = /^[+(]?\d[\d\s().-]*$/;

/** A mobile number at the end of a text, also without its first zero, which spreadsheets drop. */
const numberAtEnd = /(?:^|[\s:(])(\+?\d[\d\s().-]*\)?)$/;

/** Returns a number that may be a phone number, with the zero that a spreadsheet dropped. */
function phoneIn(text: string): string | undefined {
  const plain = text.replace(/[\s().-]/g, '');
  if (/^8[1-9]\d{6,10}$/.test(plain)) return `0${plain}`;
  return /^(?:\+|0|62)\d{6,14}$/.test(plain) ? text : undefined;
}

/** A longer part is neither a name nor an address. */
const maxPartLength = 250;

/** Returns the cells in a part: its address or number, and the text beside it. */
function cellsIn(part: string): Cell[] {
  if (part.length > maxPartLength) return [{ kind: 'text', value: part }];
  const email = part.split(' ').find(word => word.includes('@'));
  const number = email === undefined ? numberAtEnd.exec(part)?.[1] : undefined;
  const phone = number === undefined ? undefined : phoneIn(number);
  const found: Cell[] =
    email !== undefined
      ? [{ kind: 'email', value: email.replace(/^[<([]*(?:mailto:)?|[>)\]]*$/gi, '') }]
      : number !== undefined && phone !== undefined
        ? [{ kind: parsePhone(phone) === null ? 'number' : 'mobile', value: phone }]
        : [];
  const rest = cleanValue(found.length === 0 ? part : part.replace(email ?? number ?? '', ''));
  // A number that is no phone number, such as a row's number, a date or an identity number, is no name.
  return label.test(rest) || digitsOnly.test(rest)
    ? found
    : [{ kind: 'text', value: rest }, ...found];
}

const isAddress = ({ kind }: Cell): boolean => kind === 'email' || kind === 'mobile';

/** Whether cells have two addresses or two numbers, so that they are of several people. */
const hasSeveral = (cells: readonly Cell[]): boolean =>
  (['email', 'mobile'] as const).some(one => cells.filter(({ kind }) => kind === one).length > 1);

/** Splits the cells of a line with several people: `Budi <a@b>, Siti <c@d>`. */
function splitPeople(cells: readonly Cell[]): Cell[][] {
  const isNameFirst = cells[0]?.kind === 'text';
  const people: Cell[][] = [];
  for (const cell of cells) {
    const last = people.at(-1);
    const starts =
      last === undefined ||
      (isAddress(cell)
        ? last.some(({ kind }) => kind === cell.kind)
        : cell.kind === 'text' && isNameFirst && last.some(isAddress));
    if (starts) people.push([cell]);
    else last.push(cell);
  }
  return people;
}

/** Returns texts as a line that has them as its parts. */
const lineOf = (parts: readonly string[]): string =>
  parts.map(part => (/[,;|<"]/.test(part) ? `"${part.replaceAll('"', '""')}"` : part)).join(', ');

const lineOfCells = (cells: readonly Cell[]): string => lineOf(cells.map(({ value }) => value));

/** Returns a person as a line of a list of recipients. */
export const recipientLine = (nama: string, address: string): string => lineOf([nama, address]);

const header =
  /^(?:no\.?|nama|nama lengkap|nama penerima|nama peserta|name|full name|(?:alamat )?e-?mail|(?:no\.?|nomor)? ?(?:hp|telepon|whatsapp|wa|ponsel)|phone)$/i;

/** Whether a first line names columns instead of a recipient. */
const isHeader = (line: string): boolean => {
  const parts = partsOf(line);
  return parts.some(part => header.test(part)) && !parts.flatMap(cellsIn).some(isAddress);
};

/** Returns the recipients of a text: those of each line, where an address may follow on its own line. */
function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const [at, source] of text.split(/\r\n|\r|\n/).entries()) {
    if (at === 0 && isHeader(source)) continue;
    const parts = partsOf(source);
    const cells = parts.flatMap(cellsIn);
    const last = entries.at(-1);
    if (parts.length === 0) continue;
    const line = at + 1;
    if (hasSeveral(cells)) {
      entries.push(
        ...splitPeople(cells).map(one => ({ line, source: lineOfCells(one), cells: one })),
      );
    } else if (
      last?.cells.length === 1 &&
      last.cells[0]?.kind === 'text' &&
      last.line === at &&
      /^[^\t,;|]*$/.test(last.source + source) &&
      cells.length === 1 &&
      cells.every(({ kind }) => kind !== 'text')
    ) {
      const both = [...last.cells, ...cells];
      entries[entries.length - 1] = { line: last.line, source: lineOfCells(both), cells: both };
    } else entries.push({ line, source, cells });
  }
  return entries;
}

/** An academic degree, which a comma separates from its name: `Budi Santoso, S.Kom.` */
const degree = /^(?:\p{Lu}\p{L}{0,5}\.\s?)+\p{L}{0,6}\.?$/u;

/** Returns the name in cells: the first text, with the degrees that follow it. */
function nameIn(cells: readonly Cell[]): string {
  const [first = '', ...others] = cells.flatMap(({ kind, value }) =>
    kind === 'text' ? value : [],
  );
  const end = others.findIndex(one => !degree.test(one));
  return [first, ...others.slice(0, end === -1 ? undefined : end)].join(', ');
}

/** Returns the address to which a method sends a ticket, in the form in which addresses are compared. */
export const addressOf = (
  { email, noHP }: Pick<NewRecipient, 'email' | 'noHP'>,
  method: SendMethod,
): string => (method === 'EMAIL' ? email?.toLowerCase() : noHP) ?? '';

/** Returns the recipient in what was entered, or why it is none. */
function checkRecipient(
  { nama, email, noHP }: Pick<RecipientRow, 'nama' | 'email' | 'noHP'>,
  method: SendMethod,
): NewRecipient | Message {
  if (method === 'EMAIL' && email === '') return message('voucher.recipient.noEmail');
  if (method === 'WA_LINK' && noHP === '') return message('voucher.recipient.noPhone');
  if (nama === '') return message('voucher.recipient.noName');
  const { shape } = newRecipient;
  // What the method does not need is left out when it is wrong.
  const { data, error } = newRecipient.safeParse({
    nama,
    email: method === 'EMAIL' || shape.email.safeParse(email).success ? email : null,
    noHP: method === 'WA_LINK' || shape.noHP.safeParse(noHP).success ? noHP : null,
  });
  if (data) return data;
  const [issue] = error.issues;
  const isNameWrong = issue?.path[0] === 'nama';
  if (!isNameWrong) {
    return method === 'EMAIL'
      ? message('voucher.recipient.badEmail', { alamat: email })
      : message('voucher.recipient.badPhone', { nomor: noHP });
  }
  return readIssueMessage(issue.message);
}

/**
 * Reads a list of recipients that was pasted: separated by commas, semicolons, tabs or lines, also mixed, with
 * name, address and number in any order, as in `Budi <budi@contoh.id>` or `Budi; 0812…`. Empty lines, a
 * header and columns of other things are left out. A row that cannot be sent says why.
 * @param sent addresses that have a ticket already
 */
export function readRecipients(
  text: string,
  method: SendMethod,
  sent: ReadonlySet<string> = new Set(),
): RecipientRow[] {
  const lineOfAddress = new Map<string, number>();
  return readEntries(text).map(({ line, source, cells }): RecipientRow => {
    const valueOf = (kind: Cell['kind']) => cells.find(one => one.kind === kind)?.value;
    const entered = {
      line,
      source,
      nama: nameIn(cells),
      email: valueOf('email') ?? '',
      noHP: valueOf('mobile') ?? valueOf('number') ?? '',
    };
    const found = checkRecipient(entered, method);
    if ('key' in found) return { ...entered, recipient: undefined, problem: found };
    const address = addressOf(found, method);
    const earlier = lineOfAddress.get(address);
    const problem = sent.has(address)
      ? message('voucher.recipient.alreadySent')
      : earlier === undefined
        ? undefined
        : message('voucher.recipient.duplicate', { baris: earlier });
    if (earlier === undefined) lineOfAddress.set(address, line);
    return { ...entered, recipient: problem ? undefined : found, problem };
  });
}
