import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { countAbsentees, findAbsentees } from '#server/domains/vaksinasi/index.ts';
import { findQueuePage } from '#server/domains/vaksinasi/queue/day-query.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { doseBody, jakartaDay, postponedBody } from '../../builders/vaksinasi.ts';
import { fc, runs } from '../../properties.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: number;

beforeAll(() => {
  ({ server, faskesId } = fixture());
});

const day = (days: number): string => jakartaDay(server.now(), days);
const minute = 60_000;
const dayMs = 1440 * minute;

/** What can happen to a person; what is not possible is refused. */
const steps = [
  'give',
  'postpone',
  'postponeTo',
  'refuse',
  'cancel',
  'plan',
  'call',
  'tomorrow',
] as const;
const step = fc.record({
  kind: fc.constantFrom(...steps),
  who: fc.nat({ max: 3 }),
  days: fc.nat({ max: 4 }),
  outcome: fc.constantFrom('AKAN_DATANG', 'TIDAK_DIANGKAT', 'MENOLAK', 'PINDAH'),
  leap: fc.constantFrom(1, 1, 2, 21, 29),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(one: Step, ids: readonly number[]): Promise<void> {
  const id = ids[one.who] ?? 0;
  const token = fixture().nurse.token;
  server.advanceTime(minute);
  const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
  const dosisKe = (row?.dosisDiberikan ?? 0) + 1;
  const send = (method: string, path: string, body: object) =>
    server.request(method, path, { token, body });
  const post = (body: object) => send('POST', '/Vaksinasi', body);
  const person = { peserta: [{ id }] };
  if (one.kind === 'tomorrow') server.advanceTime(one.leap * dayMs);
  else if (one.kind === 'give') await post(doseBody(id, faskesId, { dosisKe }));
  else if (one.kind === 'postpone') await post(postponedBody(id, faskesId, { dosisKe }));
  else if (one.kind === 'postponeTo')
    await post(postponedBody(id, faskesId, { dosisKe, rencanaTanggal: day(one.days) }));
  else if (one.kind === 'refuse')
    await post(postponedBody(id, faskesId, { dosisKe, hasil: 'DITOLAK', alasan: 'PESERTA' }));
  else if (one.kind === 'plan')
    await send('PUT', '/Kontak/jadwalUlang', { ...person, rencanaTanggal: day(one.days) });
  else if (one.kind === 'call')
    await send('POST', '/Kontak/belumHadir', { ...person, hasil: one.outcome });
  else {
    const [last] = await server.db
      .select()
      .from(dose)
      .where(and(eq(dose.pesertaId, id), isNull(dose.dibatalkan)))
      .orderBy(sql`id desc`)
      .limit(1);
    if (last)
      await send('PUT', `/Vaksinasi/batal/${last.id}`, { alasan: 'Keliru', version: last.version });
  }
}

/** The registrations that wait in the queue of a day from today on. */
async function findWaiting(): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (let days = 0; days <= 29; days += 1) {
    const one = { faskesId, day: day(days), bhbuId: undefined };
    const page = { status: 'BELUM', pageNumber: 1, pageSize: 500 } as const;
    for (const { id } of await findQueuePage(server.db, one, page)) found.add(id);
  }
  return found;
}

async function findListed(daftar: 'BELUM' | 'TERLAMBAT' | 'SELESAI'): Promise<ReadonlySet<number>> {
  const one = { faskesId, day: day(0), bhbuId: undefined };
  const rows = await findAbsentees(server.db, one, { daftar, pageNumber: 1, pageSize: 500 });
  const counts = await countAbsentees(server.db, one, { daftar });
  expect(counts[daftar]).toBe(rows.length);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a person has a final result: all doses, or a refusal of the next one. */
async function isFinished(id: number): Promise<boolean> {
  const { rows } = await server.db.execute<{ done: boolean }>(sql`
    select p.dosis_diberikan = 2 or exists (
      select from dose d where d.peserta_id = p.id and d.dosis_ke = p.dosis_diberikan + 1
        and d.hasil = 'DITOLAK' and d.dibatalkan is null) as done
    from peserta p where p.id = ${id}`);
  return rows[0]?.done ?? false;
}

it('whatever happens, a planned person waits in a queue or among those to call, never in both', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async happened => {
      const ids: number[] = [];
      for (const days of [0, 0, 1, 2]) {
        ids.push((await fixture().createPeserta({ rencanaTanggal: day(days) })).id);
      }
      for (const one of happened) await take(one, ids);
      const waiting = await findWaiting();
      const closed = await findListed('SELESAI');
      const [absent, late] = [await findListed('BELUM'), await findListed('TERLAMBAT')];
      for (const id of ids) {
        if (closed.has(id) || (await isFinished(id))) continue;
        const places = [waiting.has(id), absent.has(id), late.has(id)];
        expect(places.filter(Boolean), `person ${id}`).toHaveLength(1);
      }
    }),
    { numRuns: runs(4) },
  );
}, 120_000);
