import type { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { encounterId, patientNumber } from '#contract/domains/satusehat/numbers.ts';
import {
  maxReportRecords,
  type NumbersResult,
  type RecordKey,
} from '#contract/domains/satusehat/record.ts';
import { maxId } from '#contract/core/list.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { resolveFaskes } from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { isOwn } from './gaps.ts';
import {
  addOwner,
  findEncounterOwners,
  findPatientOwners,
  isTaken,
  lockNumbers,
  personOf,
  saveEncounter,
  savePatientNumber,
  visitOf,
  type NumberOwners,
} from './numbers.ts';
import { sheetHeaders, sourceWords } from './sheet.ts';
import { findSourcesByKey, type Source } from './source.ts';

const field = 'fileNomor';

interface Line {
  readonly baris: number;
  readonly texts: readonly string[];
}

/** Returns the rows of the sheet. @throws Problem 422 for a file that cannot be read */
async function readLines(ctx: Context, bytes: Uint8Array): Promise<Line[]> {
  const lines: Line[] = [];
  try {
    for await (const { rowNumber, cells } of readSheet(bytes, { signal: ctx.signal })) {
      lines.push({ baris: rowNumber, texts: cells.map(({ text }) => text.trim()) });
      if (lines.length > maxReportRecords + 1) {
        throw invalidField(field, message('satusehat.import.tooLong', { maks: maxReportRecords }));
      }
    }
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalidField(field, error.detail);
    throw error;
  }
  return lines;
}

type Columns = Readonly<Record<keyof typeof sheetHeaders, number>>;

/** Finds the columns by their headers. @throws Problem 422 when one is missing */
function findColumns(header: readonly string[]): Columns {
  const entries = Object.entries(sheetHeaders).map(([name, text]) => [
    name,
    header.findIndex(one => one.toLowerCase() === text.toLowerCase()),
  ]);
  if (entries.some(([, at]) => at === -1)) {
    throw invalidField(
      field,
      message('satusehat.import.columns', { kolom: Object.values(sheetHeaders) }),
    );
  }
  return Object.fromEntries(entries) as Columns;
}

/** A row with the record that it names and the numbers that it gives; an empty cell gives none. */
interface Row {
  readonly baris: number;
  readonly key: RecordKey;
  readonly noIHS: string | null;
  readonly kunjungan: string | null;
}

const keyOf = ({ sumber, nomor }: RecordKey): string => `${sumber} ${nomor}`;

function parseKey(word: string, number: string): RecordKey | undefined {
  const sumber = (Object.keys(sourceWords) as (keyof typeof sourceWords)[]).find(
    one => sourceWords[one].toLowerCase() === word.toLowerCase(),
  );
  const nomor = /^\d{1,10}$/.test(number) ? Number(number) : 0;
  return sumber && nomor > 0 && nomor <= maxId ? { sumber, nomor } : undefined;
}

/** Reads the numbers of a row; returns what is wrong instead. */
function parseRow({ baris, texts }: Line, columns: Columns): Message | Row {
  const cell = (name: keyof typeof sheetHeaders): string => texts[columns[name]] ?? '';
  const key = parseKey(cell('sumber'), cell('nomor'));
  if (!key) return message('satusehat.import.key');
  const noIHS = cell('noIHS') === '' ? null : patientNumber().safeParse(cell('noIHS'));
  if (noIHS?.success === false) return message('satusehat.patient');
  const kunjungan = cell('kunjungan') === '' ? null : encounterId().safeParse(cell('kunjungan'));
  if (kunjungan?.success === false) return message('satusehat.encounter');
  return { baris, key, noIHS: noIHS?.data ?? null, kunjungan: kunjungan?.data ?? null };
}

const isRow = (parsed: Message | Row): parsed is Row => 'baris' in parsed;

/** Reads the filled template: what is right is saved, and the other rows are named with the reason. */
export const importNumbers: Handler<typeof satusehatCalls.importNumbers> = async (
  ctx,
  { body },
): Promise<NumbersResult> => {
  const faskes = await resolveFaskes(ctx, body.idFaskes);
  const [header, ...lines] = await readLines(
    ctx,
    new Uint8Array(await body.fileNomor.arrayBuffer()),
  );
  const columns = findColumns(header?.texts ?? []);
  const ditolak: NumbersResult['ditolak'] = [];
  const reject = (baris: number, found: Message): void => {
    ditolak.push({ baris, pesan: ctx.render(found) });
  };

  const rows: Row[] = [];
  const rowOf = new Map<string, number>();
  for (const line of lines) {
    const parsed = parseRow(line, columns);
    if (!isRow(parsed)) {
      reject(line.baris, parsed);
      continue;
    }
    const earlier = rowOf.get(keyOf(parsed.key));
    if (earlier === undefined) {
      rowOf.set(keyOf(parsed.key), parsed.baris);
      rows.push(parsed);
    } else reject(line.baris, message('satusehat.import.duplicate', { baris: earlier }));
  }

  await lockNumbers(ctx);
  const saved = await saveRows(ctx, faskes.id, rows, reject);
  await ctx.audit({
    action: 'satusehat.importNumbers',
    resource: 'satusehat',
    recordLabel: faskes.name,
    after: { jumlahBaris: lines.length, ...saved, ditolak: ditolak.length },
  });
  return {
    jumlahBaris: lines.length,
    ...saved,
    ditolak: ditolak.toSorted((a, b) => a.baris - b.baris),
  };
};

/** Who has which numbers, also by the rows before. */
interface Known {
  readonly patients: NumberOwners;
  readonly encounters: NumberOwners;
  /** The number that an earlier row gave to a person. */
  readonly given: Map<string, string>;
}

/** Returns why the numbers of a row are not those of its record. */
function obstacleTo(
  source: Source,
  { noIHS, kunjungan }: Row,
  { patients, encounters, given }: Known,
): Message | undefined {
  if (noIHS !== null) {
    if (isTaken(patients, noIHS, personOf(source))) return message('satusehat.patientTaken');
    if ((given.get(personOf(source)) ?? noIHS) !== noIHS) {
      return message('satusehat.import.twoNumbers');
    }
  }
  if (kunjungan === null) return undefined;
  if (!isOwn(source)) return message('satusehat.noEncounter');
  return isTaken(encounters, kunjungan, visitOf(source))
    ? message('satusehat.encounterTaken')
    : undefined;
}

/** Saves the numbers of a row. @returns whether that changed anything */
async function saveRow(
  ctx: Context,
  source: Source,
  { noIHS, kunjungan }: Row,
  { patients, encounters, given }: Known,
): Promise<boolean> {
  let isChanged = false;
  // Several doses of a person are rows of one number.
  if (noIHS !== null && !given.has(personOf(source))) {
    isChanged = await savePatientNumber(ctx, source, noIHS);
    addOwner(patients, noIHS, personOf(source));
    given.set(personOf(source), noIHS);
  }
  if (kunjungan !== null) {
    isChanged = (await saveEncounter(ctx, source, kunjungan)) || isChanged;
    addOwner(encounters, kunjungan, visitOf(source));
  }
  return isChanged;
}

/** Saves the numbers of rows; the other rows are rejected with the reason. */
async function saveRows(
  ctx: Context,
  idFaskes: number,
  rows: readonly Row[],
  reject: (baris: number, found: Message) => void,
): Promise<{ diperbarui: number; tetap: number }> {
  const keys = rows.map(({ key }) => key);
  const sources = await findSourcesByKey(ctx, keys, idFaskes);
  const sourceOf = new Map(sources.map(source => [keyOf(source), source]));
  const known: Known = {
    patients: await findPatientOwners(
      ctx,
      rows.flatMap(({ noIHS }) => noIHS ?? []),
    ),
    encounters: await findEncounterOwners(
      ctx,
      rows.flatMap(({ kunjungan }) => kunjungan ?? []),
    ),
    given: new Map(),
  };
  let diperbarui = 0;
  let tetap = 0;
  for (const row of rows) {
    const source = sourceOf.get(keyOf(row.key));
    const obstacle =
      !source || source.isRestricted
        ? message('satusehat.import.unknown', { nomor: String(row.key.nomor) })
        : obstacleTo(source, row, known);
    if (!source || obstacle) {
      if (obstacle) reject(row.baris, obstacle);
    } else if (await saveRow(ctx, source, row, known)) diperbarui += 1;
    else tetap += 1;
  }
  return { diperbarui, tetap };
}
