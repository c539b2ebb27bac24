import fc from 'fast-check';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { dosis, peserta } from '#server/db/schema/index.ts';
import { dayFrom, doseBody, putOffBody } from '../../builders/dosis.ts';
import { disagreements } from './disagreements.ts';
import { useWorld, type World } from './world.ts';

const world = useWorld();
let server: World['server'];
let ids: number[];
beforeAll(async () => {
  ({ server } = world());
  const booster = {
    vaccinationType: 1,
    tanggalDosis2: dayFrom(server.now(), -300),
    jenisBooster: 'Sinopharm',
  } as const;
  ids = [];
  for (const one of [{}, {}, booster, { bhbuId: null }, booster]) {
    ids.push((await world().somebody(one)).id);
  }
});

/** A command on one participant; the server rejects some of them. */
const happening = fc.record({
  act: fc.constantFrom('give', 'putOff', 'cancel', 'aside'),
  who: fc.nat(4),
  dosisKe: fc.integer({ min: 1, max: 2 }),
  days: fc.integer({ min: -60, max: 0 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

async function happen({ act, who, dosisKe, days }: Happening): Promise<number> {
  const { faskesId, record, nurse } = world();
  const id = ids[who] ?? 0;
  const when = { dosisKe, tanggal: dayFrom(server.now(), days), jam: '09:00', konfirmasi: true };
  if (act === 'give') return (await record(doseBody(id, faskesId, when))).status;
  if (act === 'putOff') return (await record(putOffBody(id, faskesId, when))).status;
  if (act === 'aside') {
    await server.db
      .update(peserta)
      .set({ isActive: sql`not is_active` })
      .where(eq(peserta.id, id));
    return 200;
  }
  const [last] = await server.db
    .select({ id: max(dosis.id) })
    .from(dosis)
    .where(and(eq(dosis.pesertaId, id), isNull(dosis.cancelledAt)));
  return last?.id
    ? (
        await server.ask('PUT', `/Vaksinasi/batal/${last.id}`, {
          token: nurse.token,
          body: { alasan: 'Salah catat' },
        })
      ).status
    : 200;
}

const several = fc.array(happening, { minLength: 1, maxLength: 10 });

describe('the stored counts of doses', () => {
  it('equal a recount after any sequence of commands', async () => {
    await fc.assert(
      fc.asyncProperty(several, async happenings => {
        for (const one of happenings) expect(await happen(one)).toBeLessThan(500);
        expect(await disagreements(server.db)).toEqual([]);
      }),
      { numRuns: 25 },
    );
    expect(await server.db.$count(dosis)).toBeGreaterThan(5);
  });

  it('equal a recount after simultaneous commands', async () => {
    await fc.assert(
      fc.asyncProperty(several, async happenings => {
        const told = await Promise.all(happenings.map(happen));
        for (const status of told) expect(status).toBeLessThan(500);
        expect(await disagreements(server.db)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('equal a recount after several doses in one statement', async () => {
    const { faskesId, somebody, nurse } = world();
    const one = await somebody();
    const dose = (number: number, givenOn: string) => ({
      pesertaId: one.id,
      userId: nurse.id,
      vaccinationType: 0,
      faskesId,
      number,
      result: 'DIBERIKAN' as const,
      givenOn,
      givenAt: '10:00',
    });
    await server.db.insert(dosis).values([dose(1, '2029-11-01'), dose(2, '2029-12-01')]);
    expect(await disagreements(server.db)).toEqual([]);
    await server.db.delete(dosis).where(eq(dosis.pesertaId, one.id));
    expect(await disagreements(server.db)).toEqual([]);
  });

  it('are unchanged after a transaction rolls back', async () => {
    const { faskesId, somebody, nurse } = world();
    const one = await somebody();
    await expect(
      transaction(server.db, async tx => {
        await tx.insert(dosis).values({
          pesertaId: one.id,
          userId: nurse.id,
          vaccinationType: 0,
          faskesId,
          number: 1,
          result: 'DIBERIKAN',
          givenOn: '2030-01-02',
          givenAt: '10:00',
        });
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    expect(await disagreements(server.db)).toEqual([]);
    const [row] = await server.db.select().from(peserta).where(eq(peserta.id, one.id));
    expect(row?.dosesGiven).toBe(0);
  });
});
