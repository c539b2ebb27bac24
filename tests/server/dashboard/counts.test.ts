import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counterNames, timeRanges, type DoseProgress } from '#contract/domains/dashboard/index.ts';
import { addDays } from '#contract/core/values/day.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import {
  recountCounter,
  recountDoses,
  periodEnds,
  recountFunnel,
  readAllData,
  recountBreakdowns,
  type DashboardCaller,
} from './recount.ts';

let server: TestServer;
let companies: number[];
let facilities: number[];
let callers: DashboardCaller[];
/** The accounts that register participants. */
let uploaders: number[];

beforeAll(async () => {
  server = await startTestServer();
  companies = [await buildBhbu(server.db), await buildBhbu(server.db)];
  facilities = [];
  // More facilities than the distribution lists by name.
  for (let i = 0; i < 10; i++) facilities.push(await buildFaskes(server.db, { serves: companies }));
  const [bhbuId = 0] = companies;
  const [faskesId = 0] = facilities;
  callers = [];
  for (const caller of [
    { role: 'ADMIN' as const },
    { role: 'EM' as const },
    { role: 'BHBU' as const, bhbuId },
    { role: 'FASKES' as const, faskesId },
    { role: 'EXTERNAL' as const, bhbuId },
    { role: 'EXTERNAL' as const },
  ]) {
    callers.push({ ...caller, ...(await server.signIn(caller)) });
  }
  uploaders = [(await server.signIn({ role: 'AM' })).id, callers[2]?.id ?? 0];
});
afterAll(() => server.stop());

const randomEvent = fc.oneof(
  fc.record({
    act: fc.constant('add' as const),
    company: fc.nat(2),
    facility: fc.nat(10),
    user: fc.nat(1),
    type: fc.constantFrom<0 | 1 | 2>(0, 0, 0, 1, 2),
    many: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    act: fc.constant('dose' as const),
    facility: fc.nat(9),
    daysAgo: fc.nat(300),
    part: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    act: fc.constantFrom<
      'aside' | 'delete' | 'restore' | 'move' | 'valid' | 'booster' | 'cancel' | 'forget'
    >('aside', 'delete', 'restore', 'move', 'valid', 'booster', 'cancel', 'forget'),
    part: fc.integer({ min: 2, max: 5 }),
  }),
);
type RandomEvent = typeof randomEvent extends fc.Arbitrary<infer H> ? H : never;

const statementsByEvent = {
  aside: sql`update peserta set is_active = not is_active`,
  delete: sql`update peserta set deleted_at = now()`,
  restore: sql`update peserta set deleted_at = null, holds_person = false`,
  move: sql`update peserta set faskes_id = case when faskes_id is null then (select max(id) from faskes) end`,
  valid: sql`update peserta set is_valid = not is_valid`,
  booster: sql`update peserta set tanggal_booster = case when tanggal_booster is null then date '2029-06-01' end`,
  cancel: sql`update dose set dibatalkan = now()`,
  forget: sql`delete from dose`,
};

/** Gives the next dose to every `part`-th participant who may have one. */
async function giveDoses(one: Extract<RandomEvent, { act: 'dose' }>): Promise<void> {
  const { rows } = await server.db.execute<{
    id: number;
    bhbu: number | null;
    user: number;
    type: 0 | 1;
    given: number;
  }>(sql`
    select id, bhbu_id as bhbu, user_id as user, vaccination_type as type, dosis_diberikan as given
    from peserta
    where id % ${one.part} = 0 and vaccination_type < 2 and dosis_diberikan < 2 - vaccination_type
      and not exists (select 1 from dose d where d.peserta_id = peserta.id
        and d.dosis_ke = dosis_diberikan + 1 and d.dibatalkan is null)`);
  if (rows.length === 0) return;
  await server.db.insert(dose).values(
    rows.map(({ id, bhbu, user, type, given }) => ({
      pesertaId: id,
      bhbuId: bhbu,
      userId: user,
      vaccinationType: type,
      faskesId: facilities[one.facility] ?? 0,
      dosisKe: given + 1,
      hasil: id % 7 === 0 ? ('DITUNDA' as const) : ('DIBERIKAN' as const),
      tanggal: addDays(dayInJakarta(server.now()), -one.daysAgo),
      jam: '09:00',
    })),
  );
}

async function applyEvent(one: RandomEvent): Promise<void> {
  if (one.act === 'dose') {
    await giveDoses(one);
  } else if (one.act === 'add') {
    for (let i = 0; i < one.many; i++) {
      await buildPeserta(server.deps, {
        userId: uploaders[one.user] ?? 0,
        bhbuId: companies[one.company] ?? null,
        vaccinationType: one.type,
        idFaskes: facilities[(one.facility + i) % 11] ?? null,
      });
    }
  } else {
    await server.db.execute(sql`${statementsByEvent[one.act]} where id % ${one.part} = 0`);
  }
}

const readDashboard = async (caller: DashboardCaller, path: string): Promise<unknown> => {
  const { status, json } = await server.request('GET', `/Dashboard/${path}`, {
    token: caller.token,
  });
  expect(status, path).toBe(200);
  return json;
};

const counterPaths = {
  terupload: 'DataTerupload',
  valid: 'DataValid',
  invalid: 'DataInvalid',
  done: 'Done',
};

/** Returns the path of the counters that the console uses for a role. */
const counterPathFor = (caller: DashboardCaller): string => {
  if (caller.faskesId !== undefined) return `ByFaskes/${caller.faskesId}`;
  return caller.role === 'ADMIN' || caller.role === 'EM' ? 'ByAdmin' : `ByUser/${caller.id}`;
};

async function expectEqualsRecount(): Promise<void> {
  const all = await readAllData(server.db);
  for (const caller of callers) {
    for (const counter of counterNames) {
      for (const type of [0, 1, 2]) {
        const path = `${counterPaths[counter]}${counterPathFor(caller)}?VaccinationType=${type}`;
        const actual = await readDashboard(caller, path);
        expect(actual, `${caller.role} ${path}`).toEqual({
          jumlah: recountCounter(all, caller, counter, type),
        });
      }
    }
    expect(await readDashboard(caller, 'ringkasan'), caller.role).toEqual(
      recountFunnel(all, caller),
    );
    expect(await readDashboard(caller, 'sebaran'), caller.role).toEqual(
      recountBreakdowns(all, caller),
    );
    for (const timeRange of timeRanges) {
      const actual = (await readDashboard(caller, `kemajuan?rentang=${timeRange}`)) as DoseProgress;
      const ends = periodEnds(actual);
      const counted = actual.data.map(({ mulai }, at) => ({
        mulai,
        ...recountDoses(all, caller, mulai, ends[at] ?? ''),
      }));
      expect(actual.data, `${caller.role} ${timeRange}`).toEqual(counted);
    }
  }
}

describe('the numbers of the dashboard', () => {
  it('equal a recount after any history for every kind of caller', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomEvent, { minLength: 3, maxLength: 12 }), async events => {
        for (const one of events) await applyEvent(one);
        await expectEqualsRecount();
      }),
      { numRuns: runs(4) },
    );
  });

  it('count each dose once when one statement inserts or deletes several', async () => {
    const [bhbuId = 0] = companies;
    const [userId = 0] = uploaders;
    const { id } = await buildPeserta(server.deps, { userId, bhbuId });
    const given = async () => {
      const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
      return row?.dosisDiberikan;
    };
    await server.db.insert(dose).values(
      [1, 2, 3].map(number => ({
        pesertaId: id,
        bhbuId,
        userId,
        vaccinationType: 0,
        faskesId: facilities[0] ?? 0,
        dosisKe: number,
        hasil: 'DIBERIKAN' as const,
        tanggal: '2029-12-20',
        jam: '09:00',
      })),
    );
    expect(await given()).toBe(3);
    await server.db.delete(dose).where(and(eq(dose.pesertaId, id), gt(dose.dosisKe, 1)));
    expect(await given()).toBe(1);
  });

  it('include every dose in the longest period', async () => {
    const admin = callers[0];
    if (!admin) throw new Error('no callers');
    await applyEvent({ act: 'add', company: 0, facility: 1, user: 0, type: 0, many: 5 });
    await applyEvent({ act: 'dose', facility: 2, daysAgo: 290, part: 1 });
    const all = await readAllData(server.db);
    const { data, satuan } = (await readDashboard(admin, 'kemajuan?rentang=semua')) as DoseProgress;
    expect(satuan).toBe('bulan');
    const sum = (key: 'dosis1' | 'dosis2' | 'booster') =>
      data.reduce((total, one) => total + one[key], 0);
    expect(sum('dosis1') + sum('dosis2') + sum('booster')).toBe(all.doses.length);
    expect(all.doses.length).toBeGreaterThan(0);
  });
});
