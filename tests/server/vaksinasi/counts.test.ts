import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/platform/db/client.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { jakartaDay, doseBody, postponedBody } from '../../builders/vaksinasi.ts';
import { doseCountDifferences } from './count-differences.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let ids: number[];
beforeAll(async () => {
  ({ server } = fixture());
  const booster = {
    vaccinationType: 1,
    tanggalDosis2: jakartaDay(server.now(), -300),
    jenisBooster: 'Sinopharm',
  } as const;
  ids = [];
  for (const one of [{}, {}, booster, { bhbuId: null }, booster]) {
    ids.push((await fixture().createPeserta(one)).id);
  }
});

/** A command on one participant; the server rejects some of them. */
const randomCommand = fc.record({
  act: fc.constantFrom('give', 'putOff', 'cancel', 'aside'),
  who: fc.nat(4),
  dosisKe: fc.integer({ min: 1, max: 2 }),
  days: fc.integer({ min: -60, max: 0 }),
});
type RandomCommand = typeof randomCommand extends fc.Arbitrary<infer H> ? H : never;

async function runCommand({
  act,
  who: personIndex,
  dosisKe,
  days,
}: RandomCommand): Promise<number> {
  const { faskesId, record, nurse } = fixture();
  const id = ids[personIndex] ?? 0;
  const visitFields = {
    dosisKe,
    tanggal: jakartaDay(server.now(), days),
    jam: '09:00',
    konfirmasi: true,
  };
  if (act === 'give') return (await record(doseBody(id, faskesId, visitFields))).status;
  if (act === 'putOff') return (await record(postponedBody(id, faskesId, visitFields))).status;
  if (act === 'aside') {
    await server.db
      .update(peserta)
      .set({ isActive: sql`not is_active` })
      .where(eq(peserta.id, id));
    return 200;
  }
  const [last] = await server.db
    .select({ id: max(dose.id) })
    .from(dose)
    .where(and(eq(dose.pesertaId, id), isNull(dose.dibatalkan)));
  return last?.id
    ? (
        await server.request('PUT', `/Vaksinasi/batal/${last.id}`, {
          token: nurse.token,
          body: { alasan: 'Salah catat' },
        })
      ).status
    : 200;
}

const randomCommands = fc.array(randomCommand, { minLength: 1, maxLength: 10 });

describe('the stored counts of doses', () => {
  it('equal a recount after any sequence of commands', async () => {
    await fc.assert(
      fc.asyncProperty(randomCommands, async commands => {
        for (const one of commands) expect(await runCommand(one)).toBeLessThan(500);
        expect(await doseCountDifferences(server.db)).toEqual([]);
      }),
      { numRuns: runs(9) },
    );
    expect(await server.db.$count(dose)).toBeGreaterThan(0);
  });

  it('equal a recount after simultaneous commands', async () => {
    await fc.assert(
      fc.asyncProperty(randomCommands, async commands => {
        const statuses = await Promise.all(commands.map(runCommand));
        for (const status of statuses) expect(status).toBeLessThan(500);
        expect(await doseCountDifferences(server.db)).toEqual([]);
      }),
      { numRuns: runs(9) },
    );
  });

  it('equal a recount after several doses in one statement', async () => {
    const { faskesId, createPeserta, nurse } = fixture();
    const one = await createPeserta();
    const doseRow = (number: number, givenOn: string) => ({
      pesertaId: one.id,
      userId: nurse.id,
      vaccinationType: 0,
      faskesId,
      dosisKe: number,
      hasil: 'DIBERIKAN' as const,
      tanggal: givenOn,
      jam: '10:00',
    });
    await server.db.insert(dose).values([doseRow(1, '2029-11-01'), doseRow(2, '2029-12-01')]);
    expect(await doseCountDifferences(server.db)).toEqual([]);
    await server.db.delete(dose).where(eq(dose.pesertaId, one.id));
    expect(await doseCountDifferences(server.db)).toEqual([]);
  });

  it('are unchanged after a transaction rolls back', async () => {
    const { faskesId, createPeserta, nurse } = fixture();
    const one = await createPeserta();
    await expect(
      transaction(server.db, async tx => {
        await tx.insert(dose).values({
          pesertaId: one.id,
          userId: nurse.id,
          vaccinationType: 0,
          faskesId,
          dosisKe: 1,
          hasil: 'DIBERIKAN',
          tanggal: '2030-01-02',
          jam: '10:00',
        });
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    expect(await doseCountDifferences(server.db)).toEqual([]);
    const [row] = await server.db.select().from(peserta).where(eq(peserta.id, one.id));
    expect(row?.dosisDiberikan).toBe(0);
  });
});
