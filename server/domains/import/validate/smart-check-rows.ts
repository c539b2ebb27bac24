import { parseSmartCheck, type RowValues } from '#contract/domains/import/columns/index.ts';
import type { FieldChange } from '#contract/domains/import/index.ts';
import {
  worstEffect,
  renderIssues,
  type FoundIssue,
  type Issue,
} from '#contract/domains/peserta/index.ts';
import {
  nikKey,
  findRegistrationsByNik,
  normalizeNote,
  type SmartCheckResult,
} from '#server/domains/peserta/index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { message } from '#server/platform/messages/message.ts';
import { readRow, issuesFromCells, type ReadRow, type RowContext } from './validate-row.ts';
import type {
  NumberedRow,
  RowValidation,
  ValidateContext,
  ValidatedRow,
} from './registration-rows.ts';
import { namesMatch } from './name-match.ts';
import type { FirstRows } from './first-rows.ts';

type Registrations = Awaited<ReturnType<typeof findRegistrationsByNik>>;
type Registration = NonNullable<ReturnType<Registrations['get']>>[number];

/**
 * Reads the rows of a smart check file and finds the registrations of their people. Each row is one
 * person, with any number of registrations.
 * @returns the function that validates the rows
 */
export async function prepareSmartCheckRows(
  ctx: ValidateContext,
  rows: readonly NumberedRow[],
  context: RowContext,
): Promise<RowValidation> {
  const read = rows.map(row => readRow(row, context));
  const keys = read.map(one => smartCheckRowKey(ctx.deps.keys, one));
  const people = await findRegistrationsByNik(
    ctx.db,
    keys.filter(key => key !== null),
  );
  return firstRows => {
    const validated = rows.map((row, i) => {
      const key = keys[i] ?? null;
      const one = read[i] as ReadRow;
      const registrations = key ? (people.get(key.toString('hex')) ?? []) : [];
      const issues = validateSingleRow(one, registrations);
      const isDuplicate =
        key !== null && !row.isSkipped && isDuplicatePerson(firstRows, key, row, issues);
      const rendered = renderIssues(issues, ctx.render);
      return toValidatedRow(row, key, one.values, registrations, rendered, isDuplicate);
    });
    return Promise.resolve(validated);
  };
}

/** Returns the blind index of the NIK in a row; null when it has none. */
export const smartCheckRowKey = (keys: Keys, row: ReadRow): Buffer | null =>
  hasFullNik(row) ? nikKey(keys, row.values.nik ?? '') : null;

const hasFullNik = ({ values, issues: cellIssues }: ReadRow): boolean =>
  !cellIssues.some(one => one.field === 'nik' && one.kind === 'rounded') &&
  /^\d{16}$/.test(values.nik ?? '');

function validateSingleRow(read: ReadRow, registrations: readonly Registration[]): FoundIssue[] {
  const { values } = read;
  const issues = issuesFromCells(read);
  const reportedFields = new Set(issues.map(one => one.field));
  if (!reportedFields.has('nik')) {
    if (values.nik === null) issues.push({ code: 'E13', field: 'nik' });
    else if (!/^\d{16}$/.test(values.nik)) issues.push({ code: 'E01', field: 'nik' });
    else if (registrations.length === 0) issues.push({ code: 'E19', field: 'nik' });
  }
  if (!reportedFields.has('statusCek') && smartCheckStateOf(values) === null) {
    const detail = message('import.detail.smartCheckResult');
    issues.push({ code: 'E13', field: 'statusCek', ...(values.statusCek ? { detail } : {}) });
  }
  const { nama } = values;
  if (nama !== null && registrations.some(({ nama: name }) => !namesMatch(nama, name))) {
    issues.push({ code: 'W04', field: 'nama' });
  }
  return issues;
}

const smartCheckStateOf = ({ statusCek }: RowValues) =>
  statusCek === null ? null : parseSmartCheck(statusCek);

/**
 * Of several rows for one person the first one that is not rejected counts; the others get issue
 * E04.
 */
function isDuplicatePerson(
  firstRows: FirstRows,
  key: Buffer,
  { rowNumber }: NumberedRow,
  issues: FoundIssue[],
): boolean {
  const first = firstRows.firstRowOf(key);
  if (first !== undefined && first !== rowNumber) {
    const detail = message('import.detail.samePerson', { baris: first });
    issues.push({ code: 'E04', field: 'nik', detail });
    return true;
  }
  if (worstEffect(issues) !== 'rejected') firstRows.add(key, rowNumber);
  return false;
}

function toValidatedRow(
  row: NumberedRow,
  key: Buffer | null,
  values: RowValues,
  registrations: readonly Registration[],
  issues: readonly Issue[],
  isDuplicate: boolean,
): ValidatedRow {
  const [first] = registrations;
  const common = {
    rowNumber: row.rowNumber,
    personKey: key,
    phoneKey: null,
    pesertaId: first?.id ?? null,
    pesertaVersion: first?.version ?? null,
  };
  const excludedOutcome = row.isSkipped ? 'dilewati' : isDuplicate ? 'ganda' : undefined;
  const smartCheck = smartCheckStateOf(values);
  if (excludedOutcome || smartCheck === null || worstEffect(issues) === 'rejected') {
    return {
      ...common,
      outcome: excludedOutcome ?? 'ditolak',
      issues,
      changes: [],
      saveData: null,
    };
  }
  const smartCheckNote = normalizeNote(values.keteranganCek);
  const of = registrations.map(({ id, version, ...was }) => ({
    id,
    version,
    isRecorded: was.smartCheck === smartCheck && was.smartCheckNote === smartCheckNote,
  }));
  const changes = changesOf(registrations, { smartCheck, smartCheckNote });
  if (changes.length === 0) return { ...common, outcome: 'sama', issues, changes, saveData: null };
  const isInvalid = smartCheck !== 'VALID';
  return {
    ...common,
    outcome: isInvalid ? 'tidakValid' : 'berubah',
    // The note is omitted here, because issues outlive the cells, which are purged.
    issues: isInvalid ? [...issues, { code: 'E18', field: 'smartCheckStatus' }] : issues,
    changes,
    saveData: { smartCheck, smartCheckNote, of } satisfies SmartCheckResult,
  };
}

const changesOf = (
  registrations: readonly Registration[],
  result: Pick<SmartCheckResult, 'smartCheck' | 'smartCheckNote'>,
): FieldChange[] =>
  (['smartCheck', 'smartCheckNote'] as const).flatMap(property => {
    const other = registrations.find(was => was[property] !== result[property]);
    const field = property === 'smartCheck' ? 'smartCheckStatus' : 'smartCheckCatatan';
    return other ? [{ field, lama: other[property], baru: result[property] }] : [];
  });
