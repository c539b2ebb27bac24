import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { addDays, addMonths } from '#contract/day.ts';
import { questionsFor, screeningOn } from '#contract/dosis/index.ts';
import type { Deps } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import type { Queryable } from '../db/client.ts';
import { dosis, kipi, peserta } from '../db/schema/index.ts';
import { sealHealth } from '../dosis/index.ts';
import { renewBoostersOf } from '../peserta/index.ts';

const by = 'Ns. Kartika Dewi';

type Made = typeof dosis.$inferInsert;
interface One {
  readonly id: number;
  readonly bhbuId: number | null;
  readonly userId: number;
  readonly faskesId: number | null;
  readonly vaccinationType: number;
  readonly sex: string;
  readonly secondDoseOn: string | null;
  readonly personKey: Buffer;
}

/**
 * Returns the visits of a person; of every ten people four are complete, two are due for the second
 * dose today (one with an appointment), one is early or overdue for it, one is postponed, and two
 * come for the first dose today.
 */
function visitsOf(one: One, place: number, today: string): Partial<Made>[] {
  if (one.vaccinationType === 1) {
    const isOpen = one.secondDoseOn !== null && addMonths(one.secondDoseOn, 4) <= today;
    return isOpen && place % 2 === 0 ? [{ number: 1, givenOn: addDays(today, -9) }] : [];
  }
  const turn = place % 10;
  if (turn < 4) {
    return [
      { number: 1, givenOn: addDays(today, -62 - turn) },
      { number: 2, givenOn: addDays(today, -38 - turn) },
    ];
  }
  if (turn < 6) return [{ number: 1, givenOn: addDays(today, -24) }];
  if (turn === 6) return [{ number: 1, givenOn: addDays(today, place % 20 === 6 ? -10 : -40) }];
  const off = { number: 1, result: 'DITUNDA' as const, reason: 'SKRINING' };
  if (turn === 7) return [{ ...off, givenOn: addDays(today, -3) }];
  // A third of the people expected today have arrived already.
  if (place % 30 === 8) return [{ number: 1, givenOn: today }];
  return place % 30 === 9 ? [{ ...off, givenOn: today }] : [];
}

const isExpected = ({ vaccinationType }: One, place: number): boolean =>
  vaccinationType === 0 && [4, 8, 9].includes(place % 10);

/**
 * Excludes primary registrations of people with a booster registration, whose primary doses were
 * given elsewhere.
 */
const comes = sql`(${peserta.vaccinationType} = 1 or not exists (
  select from peserta o where o.person_key = peserta.person_key and o.vaccination_type <> 0))`;

/**
 * Inserts doses of invented people, sets today's appointments, and inserts two KIPI, one of them
 * serious and not yet reported.
 */
export async function seedDoses(db: Queryable, deps: Pick<Deps, 'keys' | 'clock'>): Promise<void> {
  const now = deps.clock();
  const today = dayInJakarta(now);
  const at = now.toISOString();
  const stamp = { createdAt: at, createdBy: by, modifiedAt: at, modifiedBy: by };
  const time = new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(11, 16);
  const people: One[] = await db
    .select({
      id: peserta.id,
      bhbuId: peserta.bhbuId,
      userId: peserta.userId,
      faskesId: peserta.faskesId,
      vaccinationType: peserta.vaccinationType,
      sex: peserta.sex,
      secondDoseOn: peserta.secondDoseOn,
      personKey: peserta.personKey,
    })
    .from(peserta)
    .where(
      and(
        isNotNull(peserta.faskesId),
        inArray(peserta.vaccinationType, [0, 1]),
        eq(peserta.isValid, true),
        eq(peserta.isActive, true),
        comes,
      ),
    )
    .orderBy(asc(peserta.id));

  const screening = ({ sex }: One, day: string): Buffer => {
    const list = screeningOn(day);
    const answers = questionsFor(list, sex).map(({ id }) => [id, false] as const);
    const skrining = { jawaban: Object.fromEntries(answers), versi: list.version };
    return sealHealth(deps.keys, 'screening', { skrining, catatan: null });
  };
  const rows = people.flatMap((one, place) =>
    visitsOf(one, place, today).map((visit): Made => {
      const day = visit.givenOn ?? today;
      const given = {
        result: 'DIBERIKAN' as const,
        vaccine: 'Sinopharm',
        batch: `VGR${day.slice(2, 4)}${day.slice(5, 7)}`,
        expiresOn: addDays(day, 300),
        site: 'LENGAN_KIRI',
        vaccinator: by,
        screening: screening(one, day),
      };
      return {
        ...(visit.result === undefined ? given : {}),
        pesertaId: one.id,
        bhbuId: one.bhbuId,
        userId: one.userId,
        vaccinationType: one.vaccinationType,
        faskesId: one.faskesId ?? 0,
        number: 1,
        result: 'DIBERIKAN',
        givenOn: day,
        givenAt: day === today ? time : '09:30',
        ...stamp,
        ...visit,
      };
    }),
  );
  const made = await db.insert(dosis).values(rows).returning({ id: dosis.id });
  await renewBoostersOf(
    { db, now },
    people.map(({ personKey }) => personKey),
  );
  const expected = people.filter(isExpected).map(({ id }) => id);
  await db.update(peserta).set({ plannedOn: today }).where(inArray(peserta.id, expected));
  await db.insert(kipi).values([
    {
      dosisId: made[0]?.id ?? 0,
      kind: 'TIDAK_SERIUS',
      isSerious: false,
      startedAt: `${addDays(today, -62)}T06:00:00.000Z`,
      detail: sealHealth(deps.keys, 'kipi', {
        keluhan: 'Nyeri dan bengkak ringan di tempat suntikan',
        tindakan: 'Kompres dingin',
        kesudahan: 'PULIH',
      }),
      ...stamp,
    },
    {
      dosisId: made[1]?.id ?? 0,
      kind: 'RAWAT_INAP',
      isSerious: true,
      startedAt: `${addDays(today, -1)}T06:00:00.000Z`,
      detail: sealHealth(deps.keys, 'kipi', {
        keluhan: 'Demam tinggi dan lemas',
        tindakan: 'Dirawat di rumah sakit',
        kesudahan: 'BELUM_PULIH',
      }),
      ...stamp,
    },
  ]);
}
