import { sql } from 'drizzle-orm';
import type { Deps } from '#server/context.ts';
import { buildUser } from '#tests/builders/user.ts';
import { companies, facilities, fill } from './fill.ts';
import { measure, print, type Measured } from './measure.ts';
import { startWorld } from './world.ts';

/** What each call of the dashboard takes, for who sees all, for the largest company, and for a facility. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const world = await startWorld();
  const { app, deps } = world;
  try {
    await fill(deps, rows);
    await vaccinate(deps);
    const { rows: sizes } = await deps.db.execute(sql`
      select (select count(*)::int from peserta_count) as peserta_count,
        (select count(*)::int from dosis_count) as dosis_count, (select count(*)::int from dosis) as dosis`);
    console.log('lines of the kept counts, and doses:', sizes[0]);
    const callers = [
      { role: 'ADMIN' as const, by: () => 'ByAdmin' },
      { role: 'BHBU' as const, bhbuId: 1, by: (id: number) => `ByUser/${id}` },
      { role: 'FASKES' as const, faskesId: 2, by: () => 'ByFaskes/2' },
    ];
    for (const { by, ...who } of callers) {
      const { id, token } = await buildUser(deps, who);
      const ask = async (path: string): Promise<void> => {
        const headers = { authorization: `Bearer ${token}` };
        const url = `http://bench/api/Dashboard/${path}`;
        const answer = await app.fetch(new Request(url, { headers }));
        if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
        await answer.text();
      };
      const paths = [
        `DataTerupload${by(id)}`,
        `DataInvalid${by(id)}`,
        `Done${by(id)}`,
        'ringkasan',
        'sebaran',
        'pekerjaan',
        'kemajuan?rentang=30',
        'kemajuan?rentang=90',
        'kemajuan?rentang=semua',
      ];
      const results: Measured[] = [];
      for (const path of paths) {
        results.push(await measure(path, 40, () => ask(path), 20));
      }
      print(`${rows} participants, ${who.role}`, results);
    }
  } finally {
    await world.stop();
  }
}

/**
 * Two doses to everybody whose number is divisible by three, and a booster to who is registered for one:
 * each company in weeks of its own over the last three hundred days, at its facility.
 */
async function vaccinate({ db }: Deps): Promise<void> {
  const give = (number: number, type: number, after: number) =>
    db.execute(sql`
      insert into dosis (peserta_id, bhbu_id, user_id, vaccination_type, faskes_id, number, result, given_on, given_at)
      select id, bhbu_id, user_id, vaccination_type, faskes_id, ${number}, 'DIBERIKAN',
        current_date - (300 - ${after} - (bhbu_id * 37 % 200) - id % 15)::int, '09:00'
      from peserta where vaccination_type = ${type} and id % 3 = 0`);
  await give(1, 0, 0);
  await give(2, 0, 28);
  await give(1, 1, 60);
  await db.execute(sql.raw('vacuum analyze peserta'));
  await db.execute(sql.raw('vacuum analyze peserta_count'));
  await db.execute(sql.raw('vacuum analyze dosis_count'));
  console.log(`${companies} companies, ${facilities} facilities`);
}
