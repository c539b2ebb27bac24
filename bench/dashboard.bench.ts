import { sql } from 'drizzle-orm';
import { buildUser } from '#tests/builders/user.ts';
import { companies, facilities, fill } from './fill.ts';
import { measure, print, type Measured } from './measure.ts';
import { printPlain } from './plain.ts';
import { startWorld } from './world.ts';

/**
 * Measures each dashboard call for an administrator, for the largest company and for one facility.
 */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const world = await startWorld();
  const { app, deps } = world;
  try {
    await fill(deps, rows);
    const { rows: sizes } = await deps.db.execute(sql`
      select (select count(*)::int from peserta_count) as peserta_count,
        (select count(*)::int from dosis_count) as dosis_count, (select count(*)::int from dosis) as dosis`);
    console.log(
      `${companies} companies, ${facilities} facilities; kept counts and doses:`,
      sizes[0],
    );
    await printPlain(deps);
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
