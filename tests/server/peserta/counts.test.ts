import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction, type Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { collectCounts, saveRegistrations } from '#server/domains/peserta/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildBhbu, buildFaskes, buildPeserta, person } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { pesertaCountDifferences } from './count-differences.ts';

let server: TestServer;
let companies: number[];
let facilities: number[];
let users: number[];

beforeAll(async () => {
  server = await startTestServer();
  companies = [await buildBhbu(server.db), await buildBhbu(server.db)];
  facilities = [await buildFaskes(server.db), await buildFaskes(server.db)];
  users = [(await server.signIn({ role: 'AM' })).id, (await server.signIn({ role: 'AM' })).id];
});
afterAll(() => server.stop());

/** One change to a part of the rows. */
const randomEvent = fc.oneof(
  fc.record({
    act: fc.constant('add' as const),
    company: fc.nat(2),
    facility: fc.nat(2),
    user: fc.nat(1),
    type: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    many: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    act: fc.constantFrom<
      'aside' | 'delete' | 'restore' | 'erase' | 'move' | 'valid' | 'eligible' | 'voucher' | 'touch'
    >('aside', 'delete', 'restore', 'erase', 'move', 'valid', 'eligible', 'voucher', 'touch'),
    part: fc.integer({ min: 2, max: 5 }),
  }),
);
type RandomEvent = typeof randomEvent extends fc.Arbitrary<infer H> ? H : never;

const updatesByEvent = {
  aside: sql`is_active = not is_active`,
  delete: sql`deleted_at = now()`,
  restore: sql`deleted_at = null, holds_person = false`,
  move: sql`faskes_id = case when faskes_id is null then (select min(id) from faskes) end`,
  valid: sql`is_valid = not is_valid`,
  eligible: sql`is_eligible = case when is_eligible then null when is_eligible is null then false else true end`,
  voucher: sql`is_voucher = not is_voucher`,
  touch: sql`version = version + 1`,
};

async function applyEvent(one: RandomEvent, db = server.db): Promise<void> {
  if (one.act === 'add') {
    await saveRegistrations(
      { db, deps: server.deps, now: server.now(), user: { fullName: 'Uji' } },
      Array.from({ length: one.many }, () => ({
        id: null,
        bhbuId: companies[one.company] ?? null,
        vaccinationType: one.type,
        person: person({ idFaskes: facilities[one.facility] ?? null }),
        issues: [],
        userId: users[one.user] ?? 0,
        importId: null,
        saluran: 'FORMULIR' as const,
      })),
    );
  } else if (one.act === 'erase') {
    await db.execute(sql`delete from peserta where id % ${one.part} = 0`);
  } else {
    await db.execute(sql`update peserta set ${updatesByEvent[one.act]} where id % ${one.part} = 0`);
  }
}

describe('the stored counts', () => {
  it('equal a recount after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomEvent, { minLength: 1, maxLength: 12 }), async events => {
        for (const one of events) await applyEvent(one);
        expect(await pesertaCountDifferences(server.db)).toEqual([]);
      }),
      { numRuns: runs(9) },
    );
  });

  it('equal a recount after simultaneous and rolled-back transactions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(randomEvent, { minLength: 1, maxLength: 3 }), fc.boolean()), {
          minLength: 2,
          maxLength: 5,
        }),
        async groups => {
          await Promise.allSettled(
            groups.map(([events, fails]) =>
              transaction(server.db, async tx => {
                for (const one of events) await applyEvent(one, tx as unknown as typeof server.db);
                if (fails) throw new Error('undone');
              }),
            ),
          );
          expect(await pesertaCountDifferences(server.db)).toEqual([]);
        },
      ),
      { numRuns: runs(5) },
    );
  });

  it('are not locked while an import changes registrations, and exact once it ends', async () => {
    const [userId = 0] = users;
    const bhbuId = await buildBhbu(server.db);
    const { id } = await buildPeserta(server.deps, { userId, bhbuId });
    await transaction(server.db, tx =>
      collectCounts(tx, 1, async () => {
        await tx
          .update(peserta)
          .set({ isActive: false })
          .where(inArray(peserta.id, [id]));
        // Another transaction changes the same count and would wait for this one.
        await buildPeserta(server.deps, { userId, bhbuId });
        expect(await pesertaCountDifferences(server.db)).toEqual([]);
      }),
    );
    expect(await pesertaCountDifferences(server.db)).toEqual([]);
  });

  it('make no transaction wait that changes other counts', async () => {
    const [userId = 0] = users;
    const buildOne = async () =>
      buildPeserta(server.deps, { userId, bhbuId: await buildBhbu(server.db) });
    const [one, other] = [await buildOne(), await buildOne()];
    const deactivate = (db: Queryable, id: number) =>
      db.update(peserta).set({ isActive: false }).where(eq(peserta.id, id));
    await transaction(server.db, async tx => {
      await deactivate(tx, one.id);
      await transaction(server.db, async second => {
        await second.execute(sql`set local lock_timeout = '1s'`);
        await deactivate(second, other.id);
      });
    });
    expect(await pesertaCountDifferences(server.db)).toEqual([]);
  });

  it('are exact when more transactions write than totals have slots', async () => {
    const [userId = 0] = users;
    const { id } = await buildPeserta(server.deps, { userId, bhbuId: await buildBhbu(server.db) });
    await transaction(server.db, async tx => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(7105, slot) from generate_series(0, 31) slot`,
      );
      await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, id));
    });
    expect(await pesertaCountDifferences(server.db)).toEqual([]);
  });

  it('wait for locks instead of failing with a deadlock', async () => {
    const ids: number[] = [];
    for (const bhbuId of companies) {
      ids.push((await buildPeserta(server.deps, { userId: users[0] ?? 0, bhbuId })).id);
    }
    const flip = () =>
      transaction(
        server.db,
        async tx => {
          const these = inArray(peserta.id, ids);
          // The rows are locked in id order, as the server does, so that only the counts can
          // conflict.
          await tx
            .select({ id: peserta.id })
            .from(peserta)
            .where(these)
            .orderBy(peserta.id)
            .for('update');
          await tx
            .update(peserta)
            .set({ isActive: sql`not is_active` })
            .where(these);
        },
        { maxAttempts: 1 },
      );
    await Promise.all(Array.from({ length: 20 }, flip));
    expect(await pesertaCountDifferences(server.db)).toEqual([]);
  });
});

describe('saving many registrations at once', () => {
  it('returns them in order, saves each person once and updates existing ones', async () => {
    const [first = 0, second = 0] = companies;
    const people = Array.from({ length: 40 }, () => person());
    const save = (bhbuId: number, order: (typeof people)[number][], ids: (number | null)[] = []) =>
      transaction(server.db, tx =>
        saveRegistrations(
          { db: tx, deps: server.deps, now: server.now(), user: { fullName: 'Uji' } },
          order.map((one, i) => ({
            id: ids[i] ?? null,
            bhbuId,
            vaccinationType: 0,
            person: one,
            issues: [],
            userId: users[0] ?? 0,
            importId: 5,
            saluran: 'UNGGAHAN',
          })),
        ),
      );
    const [a, b, c] = await Promise.all([
      save(first, people),
      save(second, [...people].reverse()),
      save(first, [...people].reverse()),
    ]);
    const savedRows = [...a, ...c].filter(one => 'id' in one);
    expect(savedRows).toHaveLength(people.length);
    expect([...a, ...c].filter(one => 'takenBy' in one)).toHaveLength(people.length);
    const valid = [...savedRows, ...b].filter(one => 'id' in one && one.isValid);
    expect(valid).toHaveLength(people.length);

    const ids = a.map((one, i) => {
      const other = c[people.length - 1 - i];
      return 'id' in one ? one.id : other && 'id' in other ? other.id : null;
    });
    const renamed = people.map((one, i) => ({ ...one, nama: `Ganti ${'abcdefgh'[i % 8] ?? ''}` }));
    const again = await save(first, renamed, ids);
    expect(again.map(one => ('id' in one ? one.id : null))).toEqual(ids);
    const names = await server.db
      .select({ id: peserta.id, name: peserta.nama, version: peserta.version })
      .from(peserta)
      .where(
        inArray(
          peserta.id,
          ids.filter(id => id !== null),
        ),
      );
    for (const row of names) {
      expect(row).toMatchObject({ name: renamed[ids.indexOf(row.id)]?.nama, version: 2 });
    }
    const twice = await save(first, [people[0] ?? person(), person(), person()]);
    expect(twice.map(one => 'id' in one)).toEqual([false, true, true]);
  });

  it('saves the first of two registrations of the same person', async () => {
    const one = person();
    const saved = await saveRegistrations(
      { db: server.db, deps: server.deps, now: server.now(), user: { fullName: 'Uji' } },
      [one, { ...one, nama: 'Orang Yang Sama' }].map(each => ({
        id: null,
        bhbuId: companies[0] ?? null,
        vaccinationType: 0,
        person: each,
        issues: [],
        userId: users[0] ?? 0,
        importId: null,
        saluran: 'FORMULIR' as const,
      })),
    );
    expect(saved.map(each => 'id' in each)).toEqual([true, false]);
    expect(await pesertaCountDifferences(server.db)).toEqual([]);
  });
});
