import { sql } from 'drizzle-orm';
import { buildUser } from '#tests/builders/user.ts';
import { companyCount, facilityCount, seedPeserta } from './seed.ts';
import { measure, printTable, type Measurement } from './measure.ts';
import { printBaseline } from './baseline.ts';
import { startBenchServer } from './server.ts';

/**
 * Measures each dashboard call for an administrator, for the largest company and for one facility.
 */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const server = await startBenchServer();
  const { app, deps } = server;
  try {
    await seedPeserta(deps, rows);
    const { rows: sizes } = await deps.db.execute(sql`
      select (select count(*)::int from peserta_count) as peserta_count,
        (select count(*)::int from dose_count) as dose_count, (select count(*)::int from dose) as dosis`);
    console.log(
      `${companyCount} companies, ${facilityCount} facilities; kept counts and doses:`,
      sizes[0],
    );
    await printBaseline(deps);
    const callers = [
      { role: 'ADMIN' as const, by: () => 'ByAdmin' },
      { role: 'BHBU' as const, bhbuId: 1, by: (id: number) => `ByUser/${id}` },
      { role: 'FASKES' as const, faskesId: 2, by: () => 'ByFaskes/2' },
    ];
    for (const { by, ...account } of callers) {
      const { id, token } = await buildUser(deps, account);
      const request = async (path: string): Promise<void> => {
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
      const results: Measurement[] = [];
      for (const path of paths) {
        results.push(await measure(path, 40, () => request(path), 20));
      }
      printTable(`${rows} participants, ${account.role}`, results);
    }
  } finally {
    await server.stop();
  }
}
