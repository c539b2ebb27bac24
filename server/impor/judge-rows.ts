import type { Hasil } from '#contract/impor/index.ts';
import { effectOf, type Finding, type VaccinationType } from '#contract/peserta/index.ts';
import { blindKey } from '../blind.ts';
import type { Context } from '../context.ts';
import type { Keys } from '../keys.ts';
import {
  lookAlikes,
  personKey,
  standingKey,
  standingOf,
  type Person,
  type Standing,
} from '../peserta/index.ts';
import type { RowCells, RowKept } from './cells.ts';
import { differing, fromRegular, personOfWritten, writtenOf } from './draft-person.ts';
import { judgeTexts } from './format.ts';
import {
  faskesOf,
  judgeRow,
  readRow,
  type Plan,
  type ReadRow,
  type RowGrounds,
} from './judge-row.ts';
import type { Seen } from './seen.ts';

/** An import row with its number in the file. */
export interface NumberedRow extends RowCells {
  readonly rowNumber: number;
}

/** Validation result of a row. */
export interface JudgedRow {
  readonly rowNumber: number;
  readonly outcome: Hasil;
  readonly findings: readonly Finding[];
  readonly changes: readonly string[];
  readonly personKey: Buffer | null;
  /**
   * Blind index of the mobile number; null when the row does not represent its person, or the kind
   * has no phone column.
   */
  readonly phoneKey: Buffer | null;
  readonly pesertaId: number | null;
  readonly pesertaVersion: number | null;
  /** What saving will write; null when nothing is saved. */
  readonly kept: RowKept | null;
}

export interface JudgeContext {
  readonly db: Context['db'];
  readonly deps: Pick<Context['deps'], 'keys'>;
}

/** Company and vaccination type that the rows are registered for. */
export interface Target {
  readonly bhbuId: number | null;
  readonly vaccinationType: VaccinationType;
}

/** A person's status, limited to what the uploader may see. */
interface Seat extends Standing {
  /** Whether the target registration exists outside the uploader's scope. */
  readonly isElsewhere: boolean;
}

interface Pending {
  readonly row: NumberedRow;
  readonly key: Buffer | null;
  readonly standing: Seat | undefined;
  readonly person: Person;
  readonly findings: Finding[];
}

/**
 * Validates rows by themselves, against earlier rows of the file and against existing
 * registrations.
 */
export async function judgeRows(
  ctx: JudgeContext,
  target: Target,
  rows: readonly NumberedRow[],
  grounds: RowGrounds,
  seen: Seen,
): Promise<JudgedRow[]> {
  const { keys } = ctx.deps;
  const read = rows.map(row => readRow(row, grounds));
  const people = read.map(one => (isIdentified(one) ? personKey(keys, one.draft) : null));
  const known = people.filter(one => one !== null);
  const standings = await seatsOf(ctx, target, known, grounds);
  // A booster row may omit data that the person's regular registration has.
  const regulars =
    target.vaccinationType === 0
      ? new Map<string, Seat>()
      : await seatsOf(ctx, { ...target, vaccinationType: 0 }, known, grounds);
  const pending = rows.map((row, i): Pending => {
    const key = people[i] ?? null;
    const name = key && standingKey(key);
    const standing = name === null ? undefined : standings.get(name);
    const regular = name === null ? null : (regulars.get(name)?.own?.person ?? null);
    return judgeAlone(row, read[i] as ReadRow, key, standing, regular, grounds);
  });
  markSeen(pending, seen);
  await markAlike(ctx, target, pending);
  return pending.map(one => toJudged(keys, one));
}

/** Finds people's status; registrations outside the scope reveal only that they exist. */
async function seatsOf(
  ctx: JudgeContext,
  target: Target,
  people: readonly Buffer[],
  { within }: RowGrounds,
): Promise<Map<string, Seat>> {
  if (people.length === 0) return new Map();
  const standings = await standingOf(ctx.db, ctx.deps.keys, people, target);
  const seen = ([name, standing]: [string, Standing]): [string, Seat] => {
    const at = standing.own?.person.idFaskes;
    const isElsewhere = within !== null && at !== undefined && at !== within;
    return [
      name,
      isElsewhere ? { own: null, isHeld: true, isElsewhere } : { ...standing, isElsewhere },
    ];
  };
  return new Map([...standings].map(seen));
}

/** Whether a row identifies a person, who may then be registered already whatever else is wrong. */
function isIdentified({ draft, remarks }: ReadRow): boolean {
  if (!draft.isWNI) return Boolean(draft.noPaspor && draft.negara);
  const isRounded = remarks.some(one => one.field === 'nik' && one.fault === 'rounded');
  return !isRounded && /^\d{16}$/.test(draft.nik ?? '');
}

function judgeAlone(
  row: NumberedRow,
  read: ReadRow,
  key: Buffer | null,
  standing: Seat | undefined,
  regular: Person | null,
  grounds: RowGrounds,
): Pending {
  const kept = standing?.own?.person ?? null;
  const plan = planBefore(standing);
  const before = kept ?? (regular && fromRegular(regular));
  const written = writtenOf(read, before, faskesOf(read, grounds, plan), grounds.draft);
  const person = personOfWritten(written);
  const findings = judgeRow(read, written, grounds, plan);
  const told = new Set(findings.map(one => one.field));
  findings.push(...judgeTexts(person).filter(one => !told.has(one.field)));
  // A smart check issue stays until the next smart check.
  findings.push(...(standing?.own?.findings.filter(one => one.code === 'E18') ?? []));
  if (standing?.isHeld) findings.push({ code: 'E05', field: person.isWNI ? 'nik' : 'noPaspor' });
  return { row, key, standing, person, findings };
}

/** Returns the stored plan; a planned date that had an issue does not count. */
function planBefore(standing: Standing | undefined): Plan {
  const own = standing?.own;
  const wasRefused = own?.findings.some(
    ({ code, field }) => code === 'E17' && field === 'rencanaTanggal',
  );
  return {
    faskesId: own?.person.idFaskes ?? null,
    day: own && !wasRefused ? own.person.rencanaTanggal : null,
  };
}

/** Whether a row represents its person: it identifies one, and is neither skipped nor rejected. */
const stands = ({ row, key, findings }: Pending): boolean =>
  key !== null && !row.isSkipped && effectOf(findings) !== 'rejected';

/**
 * Of several rows for one person the first one that is not rejected counts; the others get issue
 * E04.
 */
function markSeen(pending: readonly Pending[], seen: Seen): void {
  for (const one of pending) {
    const { row, key, person, findings } = one;
    if (key === null || row.isSkipped) continue;
    const first = seen.rowOf(key);
    if (first !== undefined && first !== row.rowNumber) {
      const detail = `Orang yang sama sudah ada di baris ${first} berkas ini`;
      findings.push({ code: 'E04', field: person.isWNI ? 'nik' : 'noPaspor', detail });
    } else if (stands(one)) {
      seen.add(key, row.rowNumber, person.noHP);
    }
  }
}

/** Adds similarity warnings to rows that will be saved. */
async function markAlike(
  ctx: JudgeContext,
  { bhbuId, vaccinationType }: Target,
  pending: readonly Pending[],
): Promise<void> {
  const some = pending.flatMap(one => {
    const { key } = one;
    const happens = !['ditolak', 'ganda', 'dilewati', 'sama'].includes(outcomeOf(one));
    return key !== null && happens ? [{ ...one, key }] : [];
  });
  if (some.length === 0) return;
  const alike = await lookAlikes(
    ctx.db,
    some.map(({ key, person, standing }) => ({
      id: standing?.own?.id ?? null,
      bhbuId,
      vaccinationType,
      personKey: key,
      name: person.nama,
      birthDate: person.tanggalLahir,
      phone: person.noHP,
    })),
  );
  some.forEach(({ findings }, i) => findings.push(...(alike[i] ?? [])));
}

function changesOf({ standing, person, findings }: Pending): string[] {
  const own = standing?.own;
  if (!own) return [];
  const effect = effectOf(findings);
  const isValid = effect === 'fine' || effect === 'warning';
  return [...differing(own.person, person), ...(isValid === own.isValid ? [] : ['statusData'])];
}

function outcomeOf(one: Pending): Hasil {
  if (one.row.isSkipped) return 'dilewati';
  if (one.findings.some(({ code }) => code === 'E04')) return 'ganda';
  const effect = effectOf(one.findings);
  if (effect === 'rejected' || one.standing?.isElsewhere) return 'ditolak';
  const isThere = one.standing?.own != null;
  if (isThere && changesOf(one).length === 0) return 'sama';
  if (effect === 'invalid') return 'tidakValid';
  return isThere ? 'berubah' : 'baru';
}

function toJudged(keys: Keys, one: Pending): JudgedRow {
  const outcome = outcomeOf(one);
  const own = one.standing?.own;
  const isKept = outcome === 'baru' || outcome === 'berubah' || outcome === 'tidakValid';
  return {
    rowNumber: one.row.rowNumber,
    outcome,
    findings: one.findings,
    changes: isKept ? changesOf(one) : [],
    personKey: one.key,
    phoneKey: stands(one) ? blindKey(keys, `hp:${one.person.noHP}`) : null,
    pesertaId: own?.id ?? null,
    pesertaVersion: own?.version ?? null,
    kept: isKept ? one.person : null,
  };
}
