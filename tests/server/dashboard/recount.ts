import { and, eq, isNull } from 'drizzle-orm';
import type { Counter, Funnel, Parts, Progress, Spread } from '#contract/dashboard/index.ts';
import { addDays } from '#contract/day.ts';
import type { Role } from '#contract/policy.ts';
import type { Db } from '#server/db/client.ts';
import { bhbu, dosis, faskes, peserta } from '#server/db/schema/index.ts';

/** A caller with the company or facility in scope. */
export interface Caller {
  readonly role: Role;
  readonly id: number;
  readonly token: string;
  readonly bhbuId?: number;
  readonly faskesId?: number;
}

interface Owned {
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
  readonly userId: number;
}

const seesAll = ({ role }: Caller): boolean => !['BHBU', 'FASKES', 'EXTERNAL'].includes(role);

/** Whether a row is in the scope of a caller. */
function isMine(who: Caller, one: Owned): boolean {
  if (seesAll(who)) return true;
  if (who.bhbuId !== undefined) return one.bhbuId === who.bhbuId;
  if (who.faskesId !== undefined) return one.faskesId === who.faskesId;
  return one.userId === who.id;
}

/** Reads all participants and doses, so that a test can recount the dashboard row by row. */
export async function readEverything(db: Db) {
  const people = await db.select().from(peserta).where(isNull(peserta.deletedAt));
  const doses = await db
    .select()
    .from(dosis)
    .where(and(eq(dosis.result, 'DIBERIKAN'), isNull(dosis.cancelledAt)));
  const names = {
    faskes: new Map((await db.select().from(faskes)).map(({ id, name }) => [id, name])),
    bhbu: new Map((await db.select().from(bhbu)).map(({ id, name }) => [id, name])),
  };
  return {
    names,
    doses,
    people: people.map(one => ({
      ...one,
      given:
        one.vaccinationType === 2
          ? Number(one.boosterOn !== null)
          : doses.filter(({ pesertaId }) => pesertaId === one.id).length,
    })),
  };
}

export type Everything = Awaited<ReturnType<typeof readEverything>>;
type Person = Everything['people'][number];

const isDone = ({ vaccinationType, given }: Person): boolean =>
  given >= (vaccinationType === 0 ? 2 : 1);

const counting: Record<Counter, (one: Person) => boolean> = {
  terupload: () => true,
  valid: ({ isValid }) => isValid,
  invalid: ({ isValid }) => !isValid,
  done: isDone,
};

/** Returns the expected value of a counter in the scope of a caller. */
export const countOf = (all: Everything, who: Caller, counter: Counter, type: number): number =>
  all.people.filter(
    one => one.vaccinationType === type && isMine(who, one) && counting[counter](one),
  ).length;

export function funnelOf({ people }: Everything, who: Caller): Funnel {
  const count = (type: number, holds: (one: Person) => boolean): number =>
    people.filter(one => one.vaccinationType === type && isMine(who, one) && holds(one)).length;
  return {
    terunggah: count(0, () => true),
    valid: count(0, ({ isValid }) => isValid),
    dosis1: count(0, ({ given }) => given >= 1),
    dosis2: count(0, ({ given }) => given >= 2),
    booster: count(1, ({ given }) => given >= 1),
    boosterLuar: count(2, ({ given }) => given >= 1),
  };
}

const shown = 8;

function partsOf(all: Everything, who: Caller, by: 'faskes' | 'bhbu'): Parts {
  const mine = all.people.filter(one => one.vaccinationType === 0 && isMine(who, one));
  const key = by === 'faskes' ? 'faskesId' : 'bhbuId';
  const tally = (some: Person[]) => ({
    terunggah: some.length,
    valid: some.filter(({ isValid }) => isValid).length,
    selesai: some.filter(isDone).length,
  });
  const ids = [...new Set(mine.map(one => one[key]))];
  const parts = ids
    .map(id => ({
      id,
      nama: id === null ? null : (all.names[by].get(id) ?? null),
      ...tally(mine.filter(one => one[key] === id)),
    }))
    .sort((a, b) => b.terunggah - a.terunggah || (a.id ?? Infinity) - (b.id ?? Infinity));
  const rest = new Set(parts.slice(shown).map(({ id }) => id));
  return {
    data: parts.slice(0, shown),
    lainnya: { jumlah: rest.size, ...tally(mine.filter(one => rest.has(one[key]))) },
  };
}

export const spreadOf = (all: Everything, who: Caller): Spread => ({
  faskes: seesAll(who) || who.bhbuId !== undefined ? partsOf(all, who, 'faskes') : null,
  perusahaan: seesAll(who) || who.faskesId !== undefined ? partsOf(all, who, 'bhbu') : null,
});

/** Counts the given doses of each kind between two dates, inclusive. */
export function dosesOf({ doses }: Everything, who: Caller, from: string, to: string) {
  const count = (type: number, number?: number): number =>
    doses.filter(
      one =>
        one.vaccinationType === type &&
        (number === undefined || one.number === number) &&
        isMine(who, one) &&
        one.givenOn >= from &&
        one.givenOn <= to,
    ).length;
  return { dosis1: count(0, 1), dosis2: count(0, 2), booster: count(1) };
}

/** Returns the last day of each listed period; the last one is open-ended. */
export const endsOf = ({ data }: Progress): string[] =>
  data.map((_, at) => {
    const next = data[at + 1]?.mulai;
    if (next === undefined) return '9999-12-31';
    return addDays(next, -1);
  });
