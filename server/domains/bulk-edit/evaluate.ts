import type { Message } from '#contract/core/messages/message.ts';
import type { BulkChange } from '#contract/domains/bulk-edit/index.ts';
import { closedReason } from '#contract/domains/jadwal/index.ts';
import type { Issue, VaccinationType } from '#contract/domains/peserta/index.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import { canChooseFaskes } from '#server/domains/faskes/index.ts';
import {
  personOfRow,
  restrictionOf,
  validateForm,
  type LockedRow,
  type Person,
  type Registration,
} from '#server/domains/peserta/index.ts';
import {
  checkPlan,
  findQueueCandidates,
  lastUsableDay,
  lockFacilityPlan,
  readPlanDay,
  type PlanDay,
} from '#server/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';
import { isAnyBeingSaved } from '#server/platform/db/views/saving-imports.ts';
import { findVoucherEnds } from '#server/platform/db/views/vouchers.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Refused } from './refusal.ts';

/** New values of a participant whose other data need no check. */
export interface PlainChange extends Pick<LockedRow, 'id' | 'faskesId' | 'rencanaTanggal' | 'nip'> {
  readonly kind: 'plain';
}

/** A registration that is saved like a form, because the change may make its data wrong. */
export interface FormChange {
  readonly kind: 'form';
  readonly id: number;
  readonly registration: Registration;
}

/** What a change does with some participants. */
export interface Evaluation {
  readonly changes: readonly (PlainChange | FormChange)[];
  /** Participants that have the new values already. */
  readonly same: number;
  readonly refused: readonly Refused[];
}

/** The values that a change can change. */
type Values = Pick<Person, 'idFaskes' | 'rencanaTanggal' | 'kategori' | 'nip'>;

const valuesOf = (row: LockedRow): Values => ({
  idFaskes: row.faskesId,
  rencanaTanggal: row.rencanaTanggal,
  kategori: row.kategori,
  nip: row.nip,
});

/** Returns the values after a change; an empty text clears the number. */
const valuesAfter = (before: Values, change: BulkChange): Values => ({
  idFaskes: change.idFaskes === undefined ? before.idFaskes : change.idFaskes,
  rencanaTanggal:
    change.rencanaTanggal === undefined ? before.rencanaTanggal : change.rencanaTanggal,
  kategori: change.kategori ?? before.kategori,
  nip: change.nip === undefined ? before.nip : change.nip || null,
});

const isSame = (one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every(key => one[key] === other[key]);

/** Remembers the answer for each key. */
function remember<K, T>(find: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return key => {
    const name = JSON.stringify(key);
    const found = known.get(name) ?? find(key);
    known.set(name, found);
    return found;
  };
}

/** The facts about facilities that the rules need, each read once; `locks` reserves the room of a day. */
function facilityFacts(ctx: Context, locks: boolean) {
  const today = dayInJakarta(ctx.now);
  return {
    today,
    serves: remember(({ faskesId, bhbuId }: { faskesId: number; bhbuId: number | null }) =>
      canChooseFaskes(ctx.db, faskesId, bhbuId, { locks }),
    ),
    opening: remember(async (faskesId: number) =>
      (await findOpenings(ctx.db, today, [faskesId])).get(faskesId),
    ),
    planDay: remember(async ({ faskesId, day }: { faskesId: number; day: string }) => {
      if (locks) await lockFacilityPlan(ctx, faskesId);
      return await readPlanDay(ctx, faskesId, day);
    }),
  };
}

/** The facts about the participants of a batch that the rules need. */
async function personFacts(ctx: Context, rows: readonly LockedRow[], change: BulkChange) {
  const ids = rows.map(({ id }) => id);
  const keys = rows.flatMap(({ personKey, nikKey }) =>
    nikKey ? [personKey, nikKey] : [personKey],
  );
  return {
    voucherEnds: await findVoucherEnds(ctx.db, ids),
    candidates: change.rencanaTanggal ? await findQueueCandidates(ctx.db, ids) : undefined,
    isBeingSaved: (await isAnyBeingSaved(ctx.db, keys))
      ? (row: LockedRow) =>
          isAnyBeingSaved(ctx.db, row.nikKey ? [row.personKey, row.nikKey] : [row.personKey])
      : () => Promise.resolve(false),
  };
}

/**
 * Applies the rules of a single edit to each participant of a batch, in their order: earlier ones take
 * the room of a day first.
 * @param locks whether the room is reserved until the transaction ends
 */
export async function evaluate(
  ctx: Context,
  rows: readonly LockedRow[],
  change: BulkChange,
  { locks, planned }: { readonly locks: boolean; readonly planned: PlannedRoom },
): Promise<Evaluation> {
  const facilities = facilityFacts(ctx, locks);
  const people = await personFacts(ctx, rows, change);
  const changes: (PlainChange | FormChange)[] = [];
  const refused: Refused[] = [];
  let same = 0;
  for (const row of rows) {
    const before = valuesOf(row);
    const after = valuesAfter(before, change);
    if (isSame(before, after)) {
      same += 1;
      continue;
    }
    const result = await evaluateOne(ctx, { facilities, people, planned, locks }, row, after);
    if ('alasan' in result) refused.push({ id: row.id, nama: row.nama, alasan: result.alasan });
    else changes.push(result);
  }
  return { changes, same, refused };
}

/**
 * Room of days that participants of earlier batches have taken, for a preview, which writes nothing;
 * by facility and day.
 */
export type PlannedRoom = Map<string, number>;

interface Facts {
  readonly facilities: ReturnType<typeof facilityFacts>;
  readonly people: Awaited<ReturnType<typeof personFacts>>;
  readonly planned: PlannedRoom;
  readonly locks: boolean;
}

async function evaluateOne(
  ctx: Context,
  facts: Facts,
  row: LockedRow,
  after: Values,
): Promise<PlainChange | FormChange | { alasan: Message }> {
  const restriction = restrictionOf(row);
  if (restriction) return { alasan: restriction };
  if (await facts.people.isBeingSaved(row)) return { alasan: message('peserta.beingSaved') };
  const facilityReason = await facilityObstacle(facts, row, after);
  if (facilityReason) return { alasan: facilityReason };
  const plan = await planOf(ctx, facts, row, after);
  if ('alasan' in plan) return plan;
  const { id } = row;
  if (!affectsData(row, after)) {
    plan.take();
    const { idFaskes: faskesId, rencanaTanggal, nip } = after;
    return { kind: 'plain', id, faskesId, rencanaTanggal, nip };
  }
  const stored = personOfRow(ctx.deps.keys, row);
  const person = { ...stored, ...after };
  const type = row.vaccinationType as VaccinationType;
  try {
    const issues = validateForm(ctx, person, type, {
      issues: row.alasan as Issue[],
      values: { ...stored },
    });
    plan.take();
    const { bhbuId, userId, importId } = row;
    const registration = {
      id,
      bhbuId,
      vaccinationType: type,
      person,
      issues,
      userId,
      importId,
      // A bulk change leaves the consent as it is.
      saluran: 'FORMULIR' as const,
    };
    return { kind: 'form', id, registration };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [first] = Object.values(error.extensions.errors ?? {}).flat();
    return { alasan: first ?? error.detail };
  }
}

/** Whether a rule about the data may answer differently: that of a category, or of a booster's day. */
const affectsData = (row: LockedRow, after: Values): boolean =>
  after.kategori !== row.kategori ||
  (row.vaccinationType !== 0 && after.rencanaTanggal !== row.rencanaTanggal);

/** Why the participant cannot move to the facility. */
async function facilityObstacle(
  { facilities, people }: Facts,
  row: LockedRow,
  { idFaskes }: Values,
): Promise<Message | undefined> {
  if (idFaskes === row.faskesId) return undefined;
  if (people.voucherEnds.has(row.id)) {
    return message('peserta.voucherElsewhere', { nama: row.nama });
  }
  if (idFaskes === null) return undefined;
  return (await facilities.serves({ faskesId: idFaskes, bhbuId: row.bhbuId }))
    ? undefined
    : message('peserta.facilityNotServing');
}

const noRoom = { take: () => undefined };

/** Checks the planned day at the facility; `take` uses a place of the day. */
async function planOf(
  ctx: Context,
  { facilities, people, planned }: Facts,
  row: LockedRow,
  { idFaskes, rencanaTanggal: day }: Values,
): Promise<{ take: () => void } | { alasan: Message }> {
  const isNewDay = day !== row.rencanaTanggal;
  if (day === null || (!isNewDay && idFaskes === row.faskesId)) return noRoom;
  if (day < facilities.today) {
    return isNewDay ? { alasan: message('peserta.plannedDayPassed') } : noRoom;
  }
  const candidate = isNewDay ? people.candidates?.get(row.id) : undefined;
  const voucherEnd = people.voucherEnds.get(row.id) ?? null;
  if (idFaskes === null) {
    const reason = checkPlan(nowhere(day), candidate, {
      voucherEnd,
      lastUsable: null,
      isPlannedThere: true,
    });
    return reason ? { alasan: reason } : noRoom;
  }
  const opening = await facilities.opening(idFaskes);
  const closed = opening && closedReason(opening, day);
  if (closed) return { alasan: closed };
  const plan = await facilities.planDay({ faskesId: idFaskes, day });
  const name = `${idFaskes} ${day}`;
  const taken = planned.get(name) ?? 0;
  const free = plan.free === null ? null : Math.max(0, plan.free - taken);
  const reason = checkPlan({ ...plan, free }, candidate, {
    voucherEnd,
    lastUsable: await lastUsableDay(ctx, plan, row.bhbuId),
    isPlannedThere: !isNewDay && idFaskes === row.faskesId,
  });
  if (reason) return { alasan: reason };
  return { take: () => planned.set(name, taken + (row.isActive ? 1 : 0)) };
}

/** The day of a participant without a facility, which has no limit. */
const nowhere = (day: string): PlanDay => ({
  idFaskes: 0,
  day,
  free: null,
  capacity: null,
  lastDays: new Map(),
});
