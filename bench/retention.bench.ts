import { eq, sql } from 'drizzle-orm';
import { applyRetention } from '#server/domains/retensi/index.ts';
import { peserta, retentionRun } from '#server/platform/db/schema/index.ts';
import { buildUser } from '#tests/builders/user.ts';
import { peakMemory } from './measure.ts';
import { seedPeserta } from './seed.ts';
import { startBenchServer } from './server.ts';

/**
 * Measures the daily job of the retention periods over many participants, half of whom are due: what one turn removes and
 * how long it takes, a turn whose due records are the last ones, one with nothing to remove, and how long a list takes meanwhile.
 */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 200_000);
  const server = await startBenchServer();
  const { app, deps } = server;
  const { db } = deps;
  try {
    await seedPeserta(deps, rows);
    const { token } = await buildUser(deps, { role: 'ADMIN' });
    const age = (condition: ReturnType<typeof sql>) =>
      db.execute(sql`update ${peserta} set modified_at = now() - interval '3 years',
        created_at = now() - interval '3 years', rencana_tanggal = null where ${condition}`);
    const list = async (): Promise<number> => {
      const from = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      await app.fetch(new Request('http://bench/api/Peserta?q=ba', { headers }));
      return performance.now() - from;
    };
    /** Runs one turn, while an account reads a list. */
    const turn = async (name: string): Promise<void> => {
      await db.execute(sql`analyze ${peserta}`);
      const state = { isOn: true };
      const lists: number[] = [];
      const reading = (async () => {
        while (state.isOn) {
          lists.push(await list());
          await new Promise(resolve => setTimeout(resolve, 100));
        }
      })();
      const from = performance.now();
      const { mb, before } = await peakMemory(() =>
        applyRetention(deps, ['pesertaTanpaDosis']).runAll(db, new Date()),
      );
      const seconds = (performance.now() - from) / 1000;
      state.isOn = false;
      await reading;
      const [run] = await db
        .select()
        .from(retentionRun)
        .where(eq(retentionRun.kelas, 'pesertaTanpaDosis'));
      lists.sort((a, b) => a - b);
      const at = (part: number): string =>
        (lists[Math.floor((lists.length - 1) * part)] ?? 0).toFixed(0);
      console.log(
        `${name.padEnd(52)} ${seconds.toFixed(1)} s, ${run?.jumlah ?? 0} erased so far, ${run?.selesai ? 'done' : 'goes on'}; ` +
          `list meanwhile p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; memory +${Math.round(mb - before)} MB`,
      );
    };
    console.log(`${rows} participants; list alone ${(await list()).toFixed(0)} ms`);
    await age(sql`id % 2 = 0`);
    await turn('first turn of a day, half of the people due');
    await turn('second turn');
    await db.delete(retentionRun);
    await db.execute(sql`update ${peserta} set modified_at = now()`);
    await age(sql`id > (select max(id) - 200 from ${peserta})`);
    await turn('only the last 200 due');
    await db.delete(retentionRun);
    await turn('nothing due');
  } finally {
    await server.stop();
  }
}
