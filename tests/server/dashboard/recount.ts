import { and, eq, isNull } from 'drizzle-orm';
import type {
  CounterName,
  VaccinationFunnel,
  Breakdown,
  DoseProgress,
  RegistrationBreakdowns,
} from '#contract/domains/dashboard/index.ts';
import { addDays } from '#contract/core/values/day.ts';
import type { Role } from '#contract/policy.ts';
import type { Db } from '#server/platform/db/client.ts';
import { bhbu, dose, faskes, peserta } from '#server/platform/db/schema/index.ts';

/** A caller with the company or facility in scope. */
export interface DashboardCaller {
  readonly role: Role;
  readonly id: number;
  readonly token: string;
  readonly bhbuId?: number;
  readonly faskesId?: number;
}

interface OwnedRow {
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
  readonly userId: number;
}

const hasFullScope = ({ role }: DashboardCaller): boolean =>
  !['BHBU', 'FASKES', 'EXTERNAL'].includes(role);

/** Whether a row is in the scope of a caller. */
function isInScope(caller: DashboardCaller, one: OwnedRow): boolean {
  if (hasFullScope(caller)) return true;
  if (caller.bhbuId !== undefined) return one.bhbuId === caller.bhbuId;
  if (caller.faskesId !== undefined) return one.faskesId === caller.faskesId;
  return one.userId === caller.id;
}

/** Reads all participants and doses, so that a test can recount the dashboard row by row. */
export async function readAllData(db: Db) {
  const people = await db.select().from(peserta).where(isNull(peserta.deletedAt));
  const doses = await db
    .select()
    .from(dose)
    .where(and(eq(dose.hasil, 'DIBERIKAN'), isNull(dose.dibatalkan)));
  const names = {
    faskes: new Map((await db.select().from(faskes)).map(({ id, namaFaskes: name }) => [id, name])),
    bhbu: new Map((await db.select().from(bhbu)).map(({ id, namaBHBU: name }) => [id, name])),
  };
  return {
    names,
    doses,
    people: people.map(one => ({
      ...one,
      given:
        one.vaccinationType === 2
          ? Number(one.tanggalBooster !== null)
          : doses.filter(({ pesertaId }) => pesertaId === one.id).length,
    })),
  };
}

export type AllData = Awaited<ReturnType<typeof readAllData>>;
type Person = AllData['people'][number];

const isFullyVaccinated = ({ vaccinationType, given }: Person): boolean =>
  given >= (vaccinationType === 0 ? 2 : 1);

const counterPredicates: Record<CounterName, (one: Person) => boolean> = {
  terupload: () => true,
  valid: ({ isValid }) => isValid,
  invalid: ({ isValid }) => !isValid,
  done: isFullyVaccinated,
};

/** Whether a registration takes part in the programme. */
const takesPart = ({ isActive, vaccinationType }: Person, type: number): boolean =>
  isActive && vaccinationType === type;

/** Returns the expected value of a counter in the scope of a caller. */
export const recountCounter = (
  all: AllData,
  caller: DashboardCaller,
  counter: CounterName,
  type: number,
): number =>
  all.people.filter(
    one => takesPart(one, type) && isInScope(caller, one) && counterPredicates[counter](one),
  ).length;

export function recountFunnel({ people }: AllData, caller: DashboardCaller): VaccinationFunnel {
  const count = (type: number, holds: (one: Person) => boolean): number =>
    people.filter(one => takesPart(one, type) && isInScope(caller, one) && holds(one)).length;
  return {
    terunggah: count(0, () => true),
    valid: count(0, ({ isValid }) => isValid),
    dosis1: count(0, ({ given }) => given >= 1),
    dosis2: count(0, ({ given }) => given >= 2),
    booster: count(1, ({ given }) => given >= 1),
    boosterLuar: count(2, ({ given }) => given >= 1),
  };
}

const maxListed = 8;

function recountBreakdown(all: AllData, caller: DashboardCaller, by: 'faskes' | 'bhbu'): Breakdown {
  const inScope = all.people.filter(one => takesPart(one, 0) && isInScope(caller, one));
  const key = by === 'faskes' ? 'faskesId' : 'bhbuId';
  const countsOf = (rows: Person[]) => ({
    terunggah: rows.length,
    valid: rows.filter(({ isValid }) => isValid).length,
    selesai: rows.filter(isFullyVaccinated).length,
  });
  const ids = [...new Set(inScope.map(one => one[key]))];
  const parts = ids
    .map(id => ({
      id,
      nama: id === null ? null : (all.names[by].get(id) ?? null),
      ...countsOf(inScope.filter(one => one[key] === id)),
    }))
    .sort((a, b) => b.terunggah - a.terunggah || (a.id ?? Infinity) - (b.id ?? Infinity));
  const rest = new Set(parts.slice(maxListed).map(({ id }) => id));
  return {
    data: parts.slice(0, maxListed),
    lainnya: { jumlah: rest.size, ...countsOf(inScope.filter(one => rest.has(one[key]))) },
  };
}

export const recountBreakdowns = (
  all: AllData,
  caller: DashboardCaller,
): RegistrationBreakdowns => ({
  faskes:
    hasFullScope(caller) || caller.bhbuId !== undefined
      ? recountBreakdown(all, caller, 'faskes')
      : null,
  perusahaan:
    hasFullScope(caller) || caller.faskesId !== undefined
      ? recountBreakdown(all, caller, 'bhbu')
      : null,
});

/** Counts the given doses of each kind between two dates, inclusive. */
export function recountDoses(
  { doses }: AllData,
  caller: DashboardCaller,
  from: string,
  to: string,
) {
  const count = (type: number, number?: number): number =>
    doses.filter(
      one =>
        one.vaccinationType === type &&
        (number === undefined || one.dosisKe === number) &&
        isInScope(caller, one) &&
        one.tanggal >= from &&
        one.tanggal <= to,
    ).length;
  return { dosis1: count(0, 1), dosis2: count(0, 2), booster: count(1) };
}

/** Returns the last day of each listed period; the last one is open-ended. */
export const periodEnds = ({ data }: DoseProgress): string[] =>
  data.map((_, at) => {
    const next = data[at + 1]?.mulai;
    if (next === undefined) return '9999-12-31';
    return addDays(next, -1);
  });
