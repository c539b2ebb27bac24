import type { Message } from '#contract/core/messages/message.ts';
import { maxStatementLines, type Direction } from '#contract/domains/bank/record.ts';
import { message } from '#server/platform/messages/message.ts';
import { decodeXml, readAttribute, XmlScanner } from '#server/platform/spreadsheet/xml/scanner.ts';
import { parseAmount } from '#server/platform/spreadsheet/written-amount.ts';
import { parseDay } from '#server/platform/spreadsheet/written-day.ts';
import {
  accountDigits,
  joinTexts,
  type ReadOptions,
  type ReadStatement,
  type StatementLine,
} from './statement-line.ts';

/** Namespace of every version of the message. */
const namespaceOf = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;

/** Longest text of an element that is kept. */
const maxChars = 1_000;

/** An element of the message; those of other namespaces are left out. */
interface XmlElement {
  readonly name: string;
  readonly currency: string | undefined;
  readonly children: XmlElement[];
  text: string;
}

/**
 * Reads the entries of a message, one by one, by namespace and local name. Each is handed over and
 * forgotten, so that the size of the tree stays that of an entry.
 */
function scan(
  xml: string,
  onAccount: (account: XmlElement) => void,
  onEntry: (entry: XmlElement, number: number) => void,
): boolean {
  const open: (XmlElement | undefined)[] = [];
  let isStatement = false;
  let entries = 0;
  const handler = {
    wantsText: true,
    readsAllNamespaces: true,
    open(name: string, attributes: string, namespace: string) {
      const isOurs = namespaceOf.test(namespace);
      if (isOurs && name === 'BkToCstmrStmt') isStatement = true;
      const currency = readAttribute(attributes, 'Ccy');
      const element = isOurs ? { name, currency, children: [], text: '' } : undefined;
      const parent = open.at(-1);
      // The message, the statement and what surrounds them hold everything; only what is below is kept.
      const isContainer = !parent || ['Document', 'BkToCstmrStmt', 'Stmt'].includes(parent.name);
      if (element && parent && !isContainer) parent.children.push(element);
      open.push(element);
      return true;
    },
    text(raw: string) {
      const element = open.at(-1);
      if (element && element.text.length < maxChars) {
        element.text += decodeXml(raw).slice(0, maxChars);
      }
    },
    close() {
      const element = open.pop();
      if (!element || open.at(-1)?.name !== 'Stmt') return;
      if (element.name === 'Acct') onAccount(element);
      if (element.name === 'Ntry') {
        entries += 1;
        onEntry(element, entries);
      }
    },
  };
  const scanner = new XmlScanner(handler);
  scanner.push(xml);
  scanner.end();
  return isStatement;
}

/** Finds the elements at a path below an element. */
function at(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  let found = [element];
  for (const name of path) {
    found = found.flatMap(({ children }) => children.filter(child => child.name === name));
  }
  return found;
}

const textAt = (element: XmlElement, ...path: readonly string[]): string | undefined =>
  at(element, ...path)[0]?.text.trim() || undefined;

const accountAt = (element: XmlElement, ...path: readonly string[]): string | undefined =>
  textAt(element, ...path, 'Id', 'Othr', 'Id') ?? textAt(element, ...path, 'Id', 'IBAN');

const directionOf: Readonly<Record<string, Direction>> = { CRDT: 'MASUK', DBIT: 'KELUAR' };

type Read = Omit<StatementLine, 'baris' | 'rekening'>;

/** Reads an entry, or one of the transactions of a collected entry. */
function readEntry(entry: XmlElement, details: XmlElement, today: string): Message | Read {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  if (status === 'PDNG') return message('bank.pending');
  const day =
    textAt(entry, 'BookgDt', 'Dt') ??
    textAt(entry, 'BookgDt', 'DtTm') ??
    textAt(entry, 'ValDt', 'Dt') ??
    textAt(entry, 'ValDt', 'DtTm');
  const tanggal = parseDay(day ?? '', today);
  if (tanggal === undefined) return message('bank.day');
  if (tanggal > today) return message('bank.future');
  const [money] = [...at(details, 'Amt'), ...at(entry, 'Amt')];
  if (money?.currency !== undefined && money.currency !== 'IDR') return message('bank.currency');
  const amount = parseAmount(money?.text ?? '');
  if (!amount || (amount.rupiah === 0 && amount.sen === 0)) return message('bank.amount');
  if (amount.sen > 0) return message('bank.cents');
  const arah = directionOf[textAt(details, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd') ?? ''];
  if (arah === undefined) return message('bank.direction');
  const pengirim =
    textAt(details, 'RltdPties', 'Dbtr', 'Nm') ?? textAt(details, 'RltdPties', 'Dbtr', 'Pty', 'Nm');
  const account = accountAt(details, 'RltdPties', 'DbtrAcct');
  const keterangan = joinTexts([
    ...at(details, 'RmtInf', 'Ustrd').map(({ text }) => text),
    ...at(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text),
    textAt(details, 'AddtlTxInf'),
    textAt(entry, 'AddtlNtryInf'),
    pengirim,
    textAt(details, 'Refs', 'EndToEndId')?.replace(/^NOTPROVIDED$/, ''),
    textAt(entry, 'AcctSvcrRef'),
  ]);
  return {
    tanggal,
    jumlah: amount.rupiah,
    arah,
    keterangan,
    ...(arah === 'MASUK'
      ? { pengirim, rekeningPengirim: account === undefined ? undefined : accountDigits(account) }
      : {}),
  };
}

/** Returns the transactions of a collected entry; those without amounts of their own are one line. */
function transactionsOf(entry: XmlElement): XmlElement[] {
  const details = at(entry, 'NtryDtls', 'TxDtls');
  const amounts = details.map(one => parseAmount(textAt(one, 'Amt') ?? '')?.rupiah);
  const whole = parseAmount(textAt(entry, 'Amt') ?? '')?.rupiah;
  const sum = amounts.reduce<number>((total, one) => total + (one ?? Number.NaN), 0);
  if (details.length > 1 && sum === whole) return details;
  const [first, ...others] = details;
  const isOne = first !== undefined && others.length === 0;
  // An amount of the details may be that of another currency.
  const plain = isOne ? first.children.filter(({ name }) => name !== 'Amt') : [];
  return [{ name: 'TxDtls', currency: undefined, text: '', children: plain }];
}

/** Reads the lines of a CAMT.053 message; undefined for another XML file. */
export function readCamt053(xml: string, { today }: ReadOptions): ReadStatement | undefined {
  const lines: StatementLine[] = [];
  const rejected: { baris: number; pesan: Message }[] = [];
  let rekening: string | undefined;
  const isStatement = scan(
    xml,
    account => {
      rekening = accountDigits(
        textAt(account, 'Id', 'Othr', 'Id') ?? textAt(account, 'Id', 'IBAN') ?? '',
      );
    },
    (entry, baris) => {
      if (lines.length + rejected.length > maxStatementLines) return;
      for (const details of transactionsOf(entry)) {
        const found = readEntry(entry, details, today);
        if ('tanggal' in found) lines.push({ baris, rekening, ...found });
        else rejected.push({ baris, pesan: found });
      }
    },
  );
  return isStatement ? { lines, rejected } : undefined;
}
