import { isSameName, nameKey } from '#contract/core/values/name.ts';
import type { FieldChange, RowResult } from '#contract/domains/import/index.ts';
import {
  renderIssues,
  worstEffect,
  type FoundIssue,
  type Issue,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import {
  countForeignHits,
  type ForeignHitContext,
  findSimilarityIssues,
  personKey,
  personStatusKey,
  findPersonStatuses,
  type Person,
  type PersonStatus,
} from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { message } from '#server/platform/messages/message.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import type { RowCells, RowSaveData } from '../row-cells.ts';
import { fieldChanges, boosterDefaults, toPerson, mergeWithStored } from '../read/row-person.ts';
import { validateTexts } from './text-format.ts';
import {
  faskesIdOfRow,
  validateRow,
  readRow,
  type VaccinationPlan,
  type ReadRow,
  type RowContext,
} from './validate-row.ts';
import { heldIssue, type FirstRows } from './first-rows.ts';
import { findReferencedPeople, repeatedReference, statusByReference } from './referenced-people.ts';

/** An import row with its number in the file. */
export interface NumberedRow extends RowCells {
  readonly rowNumber: number;
}

/** Validation result of a row. */
export interface ValidatedRow {
  readonly rowNumber: number;
  readonly outcome: RowResult;
  readonly issues: readonly Issue[];
  readonly changes: readonly FieldChange[];
  readonly personKey: Buffer | null;
  /**
   * Blind index of the mobile number; null when the row does not represent its person, or the kind
   * has no phone column.
   */
  readonly phoneKey: Buffer | null;
  readonly pesertaId: number | null;
  readonly pesertaVersion: number | null;
  /** What saving will write; null when nothing is saved. */
  readonly saveData: RowSaveData | null;
}

/** Validates prepared rows; called in the order of the file, with what the rows before contain. */
export type RowValidation = (firstRows: FirstRows) => Promise<ValidatedRow[]>;

export interface ValidateContext extends ForeignHitContext {
  readonly db: Context['db'];
  readonly render: Context['render'];
}

/** Company and vaccination type that the rows are registered for. */
export interface ImportTarget {
  readonly bhbuId: number | null;
  readonly vaccinationType: VaccinationType;
}

/** A person's status, limited to what the uploader may see. */
export interface ScopedPersonStatus extends PersonStatus {
  /** Whether the target registration exists outside the uploader's scope, or is restricted. */
  readonly isOutOfScope: boolean;
}

interface PendingRow {
  readonly row: NumberedRow;
  readonly key: Buffer | null;
  readonly status: ScopedPersonStatus | undefined;
  /** The name as the row has it; `person` takes an omitted one from the registration. */
  readonly writtenName: string | null;
  readonly person: Person;
  readonly issues: FoundIssue[];
}

/**
 * Reads rows and finds what is registered about their people. Rows of a file may be prepared in any
 * order, also while the rows before them are validated.
 * @returns the function that validates the rows against earlier rows of the file and completes them
 */
export async function prepareRegistrationRows(
  ctx: ValidateContext,
  target: ImportTarget,
  rows: readonly NumberedRow[],
  context: RowContext,
): Promise<RowValidation> {
  const { keys } = ctx.deps;
  const read = await mapInSlices(rows, row => readRow(row, context));
  const people = await mapInSlices(read, one => registrationRowKey(keys, one));
  const known = people.filter(one => one !== null);
  const statuses = await findScopedStatuses(ctx, target, known, context);
  await countForeignHits(
    ctx,
    known.filter(key => isForeign(statuses.get(personStatusKey(key)))),
  );
  // A booster row may omit data that the person's regular registration has.
  const regulars =
    target.vaccinationType === 0
      ? new Map<string, ScopedPersonStatus>()
      : await findScopedStatuses(ctx, { ...target, vaccinationType: 0 }, known, context);
  const referenced = await findReferencedPeople(ctx, target, rows, context);
  return async firstRows => {
    const pending = await mapInSlices(rows, (row, i): PendingRow => {
      const key = people[i] ?? null;
      const name = key && personStatusKey(key);
      const byNumber = name === null ? undefined : statuses.get(name);
      const regular = name === null ? null : (regulars.get(name)?.own?.person ?? null);
      const person = statusByReference(referenced.get(row.rowNumber), key, byNumber);
      const one = validateSingleRow(row, read[i] as ReadRow, key, person.status, regular, context);
      one.issues.push(...person.issues);
      return one;
    });
    markDuplicates(pending, firstRows);
    if (context.referenceColumn !== null) markRepeatedReferences(pending, firstRows);
    await markSimilar(ctx, target, pending);
    return await mapInSlices(pending, one => toValidatedRow(ctx, one));
  };
}

/** Whether a person is registered elsewhere, and not known from the company's own participants. */
const isForeign = (status: ScopedPersonStatus | undefined): boolean =>
  status?.isHeld === true && status.own === null;

/** Finds people's status; registrations outside the scope, and restricted ones, reveal only that they exist. */
async function findScopedStatuses(
  ctx: ValidateContext,
  target: ImportTarget,
  people: readonly Buffer[],
  { onlyFaskesId }: RowContext,
): Promise<Map<string, ScopedPersonStatus>> {
  if (people.length === 0) return new Map();
  const statuses = await findPersonStatuses(ctx.db, ctx.deps.keys, people, target);
  const toScoped = ([name, status]: [string, PersonStatus]): [string, ScopedPersonStatus] => {
    const at = status.own?.person.idFaskes;
    const isOutside =
      status.own?.isRestricted === true ||
      (onlyFaskesId !== null && at !== undefined && at !== onlyFaskesId);
    return [
      name,
      isOutside
        ? { own: null, isHeld: true, isOutOfScope: isOutside }
        : { ...status, isOutOfScope: isOutside },
    ];
  };
  return new Map([...statuses].map(toScoped));
}

/** Returns the blind index of the person in a row; null when it identifies none. */
export const registrationRowKey = (keys: Keys, row: ReadRow): Buffer | null =>
  isIdentified(row) ? personKey(keys, row.values) : null;

/** Whether a row identifies a person, who may then be registered already whatever else is wrong. */
function isIdentified({ values, issues: cellIssues }: ReadRow): boolean {
  if (!values.isWNI) return Boolean(values.noPaspor && values.negara);
  const isRounded = cellIssues.some(one => one.field === 'nik' && one.kind === 'rounded');
  return !isRounded && /^\d{16}$/.test(values.nik ?? '');
}

function validateSingleRow(
  row: NumberedRow,
  read: ReadRow,
  key: Buffer | null,
  status: ScopedPersonStatus | undefined,
  regular: Person | null,
  context: RowContext,
): PendingRow {
  const stored = status?.own?.person ?? null;
  const existingPlan = storedPlan(status);
  const before = stored ?? (regular && boosterDefaults(regular));
  const parsed = mergeWithStored(
    read,
    before,
    faskesIdOfRow(read, context, existingPlan),
    context.lookupFinders,
  );
  const person = toPerson(parsed);
  const issues = validateRow(read, parsed, context, existingPlan);
  if (before !== null && person.nama !== '' && !isSameName(person.nama, before.nama)) {
    issues.push({ code: 'W04', field: 'nama' });
  }
  const reportedFields = new Set(issues.map(one => one.field));
  issues.push(
    ...validateTexts(person, status?.own ?? null).filter(one => !reportedFields.has(one.field)),
  );
  // A smart check issue stays until the next smart check.
  issues.push(...(status?.own?.issues.filter(one => one.code === 'E18') ?? []));
  if (status?.isHeld) issues.push({ code: 'E05', field: person.isWNI ? 'nik' : 'noPaspor' });
  return { row, key, status, writtenName: read.values.nama, person, issues };
}

/** Returns the stored plan; a planned date that had an issue does not count. */
function storedPlan(status: PersonStatus | undefined): VaccinationPlan {
  const own = status?.own;
  const wasRefused = own?.issues.some(
    ({ code, field }) => code === 'E17' && field === 'rencanaTanggal',
  );
  return {
    faskesId: own?.person.idFaskes ?? null,
    day: own && !wasRefused ? own.person.rencanaTanggal : null,
  };
}

/** Whether a row represents its person: it identifies one, and is neither skipped nor rejected. */
const representsPerson = ({ row, key, issues }: PendingRow): boolean =>
  key !== null && !row.isSkipped && worstEffect(issues) !== 'rejected';

/**
 * Of several rows for one person the first one that is not rejected counts; the others get issue
 * E04. Rows that name the person differently are all held with issue E20.
 */
function markDuplicates(pending: readonly PendingRow[], firstRows: FirstRows): void {
  for (const one of pending) {
    const { row, key, writtenName, person, issues } = one;
    if (key === null || row.isSkipped) continue;
    const field = person.isWNI ? 'nik' : 'noPaspor';
    if (writtenName !== null) firstRows.addName(key, nameKey(writtenName));
    const heldWith = firstRows.rowsHeldWith(key, row.rowNumber);
    const first = firstRows.firstRowOf(key);
    if (heldWith) {
      issues.push(heldIssue(field, heldWith));
    } else if (first !== undefined && first !== row.rowNumber) {
      const detail = message('import.detail.samePerson', { baris: first });
      issues.push({ code: 'E04', field, detail });
    } else if (representsPerson(one)) {
      firstRows.add(key, row.rowNumber, person.noHP);
    }
  }
}

/** Of several rows that change one participant the first one counts; the others are rejected. */
function markRepeatedReferences(pending: readonly PendingRow[], firstRows: FirstRows): void {
  for (const one of pending) {
    const id = one.status?.own?.id;
    if (id === undefined || !representsPerson(one)) continue;
    const first = firstRows.firstRowOfPeserta(id, one.row.rowNumber);
    if (first !== one.row.rowNumber) one.issues.push(repeatedReference(first));
  }
}

/** Adds similarity warnings to rows that will be saved. */
async function markSimilar(
  ctx: ValidateContext,
  { bhbuId, vaccinationType }: ImportTarget,
  pending: readonly PendingRow[],
): Promise<void> {
  const some = pending.flatMap(one => {
    const { key } = one;
    const willBeSaved = !['ditolak', 'ganda', 'dilewati', 'sama'].includes(outcomeOf(one));
    return key !== null && willBeSaved ? [{ ...one, key }] : [];
  });
  if (some.length === 0) return;
  const similarityIssues = await findSimilarityIssues(
    ctx.db,
    some.map(({ key, person, status }) => ({
      id: status?.own?.id ?? null,
      bhbuId,
      vaccinationType,
      personKey: key,
      nama: person.nama,
      tanggalLahir: person.tanggalLahir,
      noHP: person.noHP,
    })),
  );
  some.forEach(({ issues }, i) => issues.push(...(similarityIssues[i] ?? [])));
}

function changesOf({ status, person, issues }: PendingRow): FieldChange[] {
  const own = status?.own;
  if (!own) return [];
  const effect = worstEffect(issues);
  const isValid = effect === 'fine' || effect === 'warning';
  const changes = fieldChanges(own.person, person);
  if (isValid === own.isValid) return changes;
  return [
    ...changes,
    { field: 'statusData', lama: dataState(own.isValid), baru: dataState(isValid) },
  ];
}

const dataState = (isValid: boolean): 'VALID' | 'INVALID' => (isValid ? 'VALID' : 'INVALID');

function outcomeOf(one: PendingRow): RowResult {
  if (one.row.isSkipped) return 'dilewati';
  if (one.issues.some(({ code }) => code === 'E04')) return 'ganda';
  const effect = worstEffect(one.issues);
  if (effect === 'rejected' || one.status?.isOutOfScope) return 'ditolak';
  const isThere = one.status?.own != null;
  if (isThere && changesOf(one).length === 0) return 'sama';
  if (effect === 'invalid') return 'tidakValid';
  return isThere ? 'berubah' : 'baru';
}

function toValidatedRow(
  { deps: { keys }, render }: ValidateContext,
  one: PendingRow,
): ValidatedRow {
  const outcome = outcomeOf(one);
  const own = one.status?.own;
  const isSaved = outcome === 'baru' || outcome === 'berubah' || outcome === 'tidakValid';
  return {
    rowNumber: one.row.rowNumber,
    outcome,
    issues: renderIssues(one.issues, render),
    changes: isSaved ? changesOf(one) : [],
    personKey: one.key,
    phoneKey: representsPerson(one) ? blindIndex(keys, `hp:${one.person.noHP}`) : null,
    pesertaId: own?.id ?? null,
    pesertaVersion: own?.version ?? null,
    saveData: isSaved ? one.person : null,
  };
}
