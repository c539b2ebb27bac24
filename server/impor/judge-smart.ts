import { parseSmartCheck, type SheetDraft } from '#contract/peserta-columns/index.ts';
import { effectOf, type Finding } from '#contract/peserta/index.ts';
import { nikKey, registrationsOf, tidyNote, type SmartResult } from '../peserta/index.ts';
import { readRow, remarkFindings, type ReadRow, type RowGrounds } from './judge-row.ts';
import type { JudgeContext, JudgedRow, NumberedRow } from './judge-rows.ts';
import { namesAgree } from './names.ts';
import type { Seen } from './seen.ts';

type Registrations = Awaited<ReturnType<typeof registrationsOf>>;
type Registration = NonNullable<ReturnType<Registrations['get']>>[number];

/**
 * Validates the rows of a smart check file. Each row is one person, with any number of
 * registrations.
 */
export async function judgeSmart(
  ctx: JudgeContext,
  rows: readonly NumberedRow[],
  grounds: RowGrounds,
  seen: Seen,
): Promise<JudgedRow[]> {
  const read = rows.map(row => readRow(row, grounds));
  const keys = read.map(one => (isWhole(one) ? nikKey(ctx.deps.keys, one.draft.nik ?? '') : null));
  const people = await registrationsOf(
    ctx.db,
    keys.filter(key => key !== null),
  );
  return rows.map((row, i) => {
    const key = keys[i] ?? null;
    const one = read[i] as ReadRow;
    const registrations = key ? (people.get(key.toString('hex')) ?? []) : [];
    const findings = judgeAlone(one, registrations);
    const isTwice = key !== null && !row.isSkipped && isSaidBefore(seen, key, row, findings);
    return toJudged(row, key, one.draft, registrations, findings, isTwice);
  });
}

const isWhole = ({ draft, remarks }: ReadRow): boolean =>
  !remarks.some(one => one.field === 'nik' && one.fault === 'rounded') &&
  /^\d{16}$/.test(draft.nik ?? '');

function judgeAlone(read: ReadRow, registrations: readonly Registration[]): Finding[] {
  const { draft } = read;
  const findings = remarkFindings(read);
  const told = new Set(findings.map(one => one.field));
  if (!told.has('nik')) {
    if (draft.nik === null) findings.push({ code: 'E13', field: 'nik' });
    else if (!/^\d{16}$/.test(draft.nik)) findings.push({ code: 'E01', field: 'nik' });
    else if (registrations.length === 0) findings.push({ code: 'E19', field: 'nik' });
  }
  if (!told.has('statusCek') && stateOf(draft) === null) {
    const detail = 'Hasil ditulis VALID, TIDAK VALID atau SUDAH VAKSIN';
    findings.push({ code: 'E13', field: 'statusCek', ...(draft.statusCek ? { detail } : {}) });
  }
  const { nama } = draft;
  if (nama !== null && registrations.some(({ name }) => !namesAgree(nama, name))) {
    findings.push({ code: 'W04', field: 'nama' });
  }
  return findings;
}

const stateOf = ({ statusCek }: SheetDraft) =>
  statusCek === null ? null : parseSmartCheck(statusCek);

/**
 * Of several rows for one person the first one that is not rejected counts; the others get issue
 * E04.
 */
function isSaidBefore(
  seen: Seen,
  key: Buffer,
  { rowNumber }: NumberedRow,
  findings: Finding[],
): boolean {
  const first = seen.rowOf(key);
  if (first !== undefined && first !== rowNumber) {
    const detail = `Orang yang sama sudah ada di baris ${first} berkas ini`;
    findings.push({ code: 'E04', field: 'nik', detail });
    return true;
  }
  if (effectOf(findings) !== 'rejected') seen.add(key, rowNumber);
  return false;
}

function toJudged(
  row: NumberedRow,
  key: Buffer | null,
  draft: SheetDraft,
  registrations: readonly Registration[],
  findings: readonly Finding[],
  isTwice: boolean,
): JudgedRow {
  const [first] = registrations;
  const common = {
    rowNumber: row.rowNumber,
    personKey: key,
    phoneKey: null,
    pesertaId: first?.id ?? null,
    pesertaVersion: first?.version ?? null,
  };
  const out = row.isSkipped ? 'dilewati' : isTwice ? 'ganda' : undefined;
  const smartCheck = stateOf(draft);
  if (out || smartCheck === null || effectOf(findings) === 'rejected') {
    return { ...common, outcome: out ?? 'ditolak', findings, changes: [], kept: null };
  }
  const smartCheckNote = tidyNote(draft.keteranganCek);
  const of = registrations.map(({ id, version, ...was }) => ({
    id,
    version,
    isTold: was.smartCheck === smartCheck && was.smartCheckNote === smartCheckNote,
  }));
  const changes = changesOf(registrations, { smartCheck, smartCheckNote });
  if (changes.length === 0) return { ...common, outcome: 'sama', findings, changes, kept: null };
  const isInvalid = smartCheck !== 'VALID';
  return {
    ...common,
    outcome: isInvalid ? 'tidakValid' : 'berubah',
    // The note is omitted here, because issues outlive the cells, which are purged.
    findings: isInvalid ? [...findings, { code: 'E18', field: 'smartCheckStatus' }] : findings,
    changes,
    kept: { smartCheck, smartCheckNote, of } satisfies SmartResult,
  };
}

const changesOf = (
  registrations: readonly Registration[],
  says: Pick<SmartResult, 'smartCheck' | 'smartCheckNote'>,
): string[] => [
  ...(registrations.some(was => was.smartCheck !== says.smartCheck) ? ['smartCheckStatus'] : []),
  ...(registrations.some(was => was.smartCheckNote !== says.smartCheckNote)
    ? ['smartCheckCatatan']
    : []),
];
