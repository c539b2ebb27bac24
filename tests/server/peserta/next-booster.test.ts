import fc from 'fast-check';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/day.ts';
import { auditLog, dosis, peserta } from '#server/db/schema/index.ts';
import { refreshEligibility } from '#server/peserta/index.ts';
import { dayFrom, doseBody } from '../../builders/dosis.ts';
import { boosterHistory, buildBhbu, newNik, personBody } from '../../builders/peserta.ts';
import { disagreements } from '../dosis/disagreements.ts';
import { useWorld, type World } from '../dosis/world.ts';

const world = useWorld();
let server: World['server'];
let admin: World['admin'];
let otherBhbuId: number;
beforeAll(async () => {
  ({ server, admin } = world());
  otherBhbuId = await buildBhbu(server.db);
});

const ago = (days: number): string => dayFrom(server.now(), -days);
const rowOf = async (id: number) => {
  const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
  if (!row) throw new Error('no such row');
  return row;
};
const ask = (method: string, path: string, body?: object) =>
  server.ask(method, path, { token: admin.token, ...(body ? { body } : {}) });

interface Somebody {
  readonly nik: string;
  readonly tanggalLahir: string;
}
const newPerson = (): Somebody => {
  const nik = newNik();
  return { nik, tanggalLahir: `1990-${nik.slice(8, 10)}-01` };
};

const regular = (who: Somebody) => world().somebody(who);
const booster = (who: Somebody, more: object = {}) =>
  world().somebody({ ...who, ...boosterHistory, vaccinationType: 1, ...more });
const elsewhere = (who: Somebody, days: number) =>
  world().somebody({
    ...who,
    ...boosterHistory,
    vaccinationType: 2,
    bhbuId: null,
    tanggalBooster: ago(days),
  });
const dose = (id: number, dosisKe: number, days: number) =>
  world().record(
    doseBody(id, world().faskesId, { dosisKe, tanggal: ago(days), jam: '09:00', konfirmasi: true }),
    admin.token,
  );
const cancel = (id: unknown) =>
  ask('PUT', `/Vaksinasi/batal/${String(id)}`, { alasan: 'Salah catat' });

describe('the eligibility for a booster', () => {
  it('takes account of a booster given elsewhere while it is on record', async () => {
    const who = newPerson();
    const { id } = await booster(who);
    expect(await rowOf(id)).toMatchObject({ isEligible: true });
    const given = await elsewhere(who, 60);
    const late = { isEligible: false, eligibleFrom: '2030-05-03', version: 1 };
    expect(await rowOf(id)).toMatchObject(late);
    expect((await ask('POST', `/Peserta/tiketBooster/${id}`)).status).toBe(409);
    const checked = await ask('POST', `/Peserta/kelayakan/${id}`);
    expect(checked.json).toMatchObject({ isEligible: false, layakMulai: '2030-05-03' });
    expect((await ask('DELETE', `/Peserta/${given.id}`)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ isEligible: true });
    expect((await ask('POST', `/Peserta/pulihkan/${given.id}`)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ isEligible: false, eligibleFrom: '2030-05-03' });
  });

  it('takes account of a booster given elsewhere before the registration', async () => {
    const who = newPerson();
    await elsewhere(who, 60);
    const { id } = await booster(who);
    expect(await rowOf(id)).toMatchObject({ isEligible: false, eligibleFrom: '2030-05-03' });
    const saved = await ask('PUT', `/Peserta/updatebooster/${id}`, { ...boosterHistory });
    expect(saved.json).toMatchObject({ isEligible: false, layakMulai: '2030-05-03' });
  });

  it('takes account of doses given here until they are cancelled', async () => {
    const who = newPerson();
    const { id } = await booster(who, { tanggalDosis2: null });
    const first = await regular(who);
    await dose(first.id, 1, 150);
    expect(await rowOf(id)).toMatchObject({ isEligible: false, eligibleFrom: null });
    const second = await dose(first.id, 2, 125);
    expect(await rowOf(id)).toMatchObject({ isEligible: true });
    expect((await cancel(second.json['id'])).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ isEligible: false, eligibleFrom: null });
  });

  it('is about the next booster after one is given', async () => {
    const { id } = await booster(newPerson());
    const visit = await dose(id, 1, 0);
    expect(visit.status).toBe(201);
    expect(await rowOf(id)).toMatchObject({ isEligible: false, eligibleFrom: '2030-07-02' });
    await cancel(visit.json['id']);
    expect(await rowOf(id)).toMatchObject({ isEligible: true });
  });

  it('is checked when a ticket is requested and by the daily refresh', async () => {
    const who = newPerson();
    const { id } = await booster(who);
    await elsewhere(who, 60);
    const kept = (values: object) =>
      server.db.update(peserta).set(values).where(eq(peserta.id, id));
    await kept({ isEligible: true });
    const told = await ask('POST', `/Peserta/tiketBooster/${id}`);
    expect(told.json['detail']).toMatch(/belum layak/);
    expect(await rowOf(id)).toMatchObject({ isEligible: false, ticketNumber: null });
    await kept({ eligibleFrom: ago(1) });
    await refreshEligibility(server.db, ago(0));
    expect(await rowOf(id)).toMatchObject({ isEligible: false, eligibleFrom: '2030-05-03' });
  });
});

describe('a changed identity', () => {
  const change = async (id: number, more: object) => {
    const shown = await ask('GET', `/Peserta/GetById/${id}`);
    const { nama, ...rest } = personBody(more);
    return await ask('PUT', `/Peserta/${id}`, { ...rest, nama: shown.json['nama'] ?? nama });
  };

  it('drops the refusal and the ticket and logs them', async () => {
    const { id } = await booster(newPerson());
    const said = { eligibilityRefusal: 'Tidak terdaftar', eligibilityCheckedAt: ago(0) };
    const values = { ...said, isEligible: false, ticketNumber: `BST-LAMA${id}` };
    await server.db.update(peserta).set(values).where(eq(peserta.id, id));
    const same = await change(id, { ...(await ask('GET', `/Peserta/GetById/${id}`)).json });
    expect(same.json).toMatchObject({ noTiket: `BST-LAMA${id}`, isEligible: false });
    const other = await change(id, { ...newPerson(), idFaskes: world().faskesId });
    expect(other.status).toBe(200);
    expect(other.json).toMatchObject({
      noTiket: null,
      alasanTidakLayak: null,
      layakDiperiksa: null,
      isEligible: true,
    });
    const [deed] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'peserta'), eq(auditLog.recordId, String(id))))
      .orderBy(desc(auditLog.id));
    expect(deed).toMatchObject({
      before: { noTiket: `BST-LAMA${id}`, alasanTidakLayak: 'Tidak terdaftar' },
      after: { noTiket: null, alasanTidakLayak: null, nomorDiubah: ['nik'] },
    });
  });

  it('keeps a used ticket', async () => {
    const { id } = await booster(newPerson());
    const ticketNumber = `BST-PAKAI${id}`;
    await server.db.update(peserta).set({ ticketNumber }).where(eq(peserta.id, id));
    await dose(id, 1, 0);
    const other = await change(id, { ...newPerson(), idFaskes: world().faskesId });
    expect(other.json).toMatchObject({ noTiket: ticketNumber });
  });

  it('moves the doses, and both boosters are checked again', async () => {
    const [who, other] = [newPerson(), newPerson()];
    const [mine, theirs] = [
      await booster(who, { tanggalDosis2: null }),
      await booster(other, { tanggalDosis2: null }),
    ];
    const first = await regular(who);
    await dose(first.id, 1, 150);
    await dose(first.id, 2, 125);
    expect((await rowOf(mine.id)).isEligible).toBe(true);
    const told = await change(first.id, { ...other, idFaskes: world().faskesId });
    expect(told.status).toBe(200);
    expect((await rowOf(mine.id)).isEligible).toBe(false);
    expect((await rowOf(theirs.id)).isEligible).toBe(true);
  });
});

/** An event in the history of one person; the server rejects some of them. */
const happening = fc.record({
  act: fc.constantFrom(
    'regular',
    'course',
    'booster',
    'otherBooster',
    'change',
    'elsewhere',
    'give',
    'cancel',
    'delete',
    'restore',
  ),
  days: fc.integer({ min: 0, max: 420 }),
  isUnknown: fc.boolean(),
  which: fc.nat(3),
});
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

/** Either nothing, or a first course here before a booster whose form does not contain it. */
const before = fc.constantFrom<Happening[]>(
  [],
  (['regular', 'booster', 'course'] as const).map(act => ({
    act,
    days: 130,
    isUnknown: true,
    which: 0,
  })),
);

/** Returns the registrations of a person: the deleted ones or the others. */
const registrationsOf = async (who: Somebody, deleted = false) => {
  const [one] = await server.db
    .select({ key: peserta.personKey })
    .from(peserta)
    .where(eq(peserta.name, nameOf(who)))
    .limit(1);
  if (!one) return [];
  const lives = deleted ? isNotNull(peserta.deletedAt) : isNull(peserta.deletedAt);
  return await server.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.personKey, one.key), lives))
    .orderBy(peserta.id);
};
const nameOf = ({ nik }: Somebody): string =>
  `Riwayat ${nik.replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)))}`;

async function happen(who: Somebody, { act, days, isUnknown, which }: Happening): Promise<void> {
  const named = { ...who, nama: nameOf(who) };
  const rows = await registrationsOf(who);
  const ofType = (type: number) => rows.filter(row => row.vaccinationType === type);
  const history = { tanggalDosis2: isUnknown ? null : ago(days), tanggalDosis1: null };
  switch (act) {
    case 'regular':
      if (ofType(0).length === 0) await world().somebody(named);
      return;
    case 'course':
      for (const { id, dosesGiven } of ofType(0)) {
        if (dosesGiven === 0) await dose(id, 1, days + 25);
        await dose(id, 2, days);
      }
      return;
    case 'booster':
    case 'otherBooster': {
      const bhbuId = act === 'booster' ? world().bhbuId : otherBhbuId;
      if (ofType(1).some(row => row.bhbuId === bhbuId)) return;
      await world().somebody({
        ...named,
        ...boosterHistory,
        vaccinationType: 1,
        bhbuId,
        ...history,
      });
      return;
    }
    case 'change':
      for (const { id } of ofType(1).slice(0, 1)) {
        const body = { ...boosterHistory, tanggalDosis1: null, tanggalDosis2: ago(days + 1) };
        await ask('PUT', `/Peserta/updatebooster/${id}`, body);
      }
      return;
    case 'elsewhere':
      if (ofType(2).length === 0) await elsewhere({ ...named }, days + 1);
      return;
    case 'give':
      for (const { id } of ofType(1).slice(0, 1)) await dose(id, 1, days % 30);
      return;
    case 'cancel': {
      const ids = rows.map(({ id }) => id);
      const given = await server.db
        .select({ id: dosis.id })
        .from(dosis)
        .where(and(inArray(dosis.pesertaId, ids), isNull(dosis.cancelledAt)))
        .orderBy(desc(dosis.id));
      const one = given[which % Math.max(given.length, 1)];
      if (one) await cancel(one.id);
      return;
    }
    case 'delete': {
      const row = rows[which % Math.max(rows.length, 1)];
      if (row) await ask('DELETE', `/Peserta/${row.id}`);
      return;
    }
    case 'restore': {
      const gone = await registrationsOf(who, true);
      const row = gone[which % Math.max(gone.length, 1)];
      if (row) await ask('POST', `/Peserta/pulihkan/${row.id}`);
    }
  }
}

/**
 * Returns the eligibility of a person's pending boosters according to the list and to the queue of
 * a day.
 */
async function saidOf(who: Somebody, day: string) {
  const rows = (await registrationsOf(who)).filter(
    row => row.vaccinationType === 1 && row.isActive && row.isValid && row.dosesGiven === 0,
  );
  const list = rows.map(({ isEligible, eligibleFrom }) =>
    isEligible === true ? 'now' : eligibleFrom,
  );
  const queue: unknown[] = [];
  for (const { id } of rows) {
    const { json } = await ask('GET', `/Vaksinasi/peserta/${id}?tanggal=${day}`);
    const { halangan, bolehMulai } = json['peserta'] as Record<string, unknown>;
    queue.push(halangan === null ? 'now' : bolehMulai);
  }
  return { list, queue };
}

describe('the list and the queue', () => {
  it('agree on every pending booster after any history', async () => {
    const told = new Set<unknown>();
    await fc.assert(
      fc.asyncProperty(
        before,
        fc.array(happening, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 200 }),
        async (first, happenings, days) => {
          const who = newPerson();
          for (const one of [...first, ...happenings]) {
            await happen(who, one);
            const { list, queue } = await saidOf(who, ago(0));
            expect(list).toEqual(queue);
            for (const one of list) told.add(one);
          }
          const day = addDays(ago(0), days);
          await refreshEligibility(server.db, day);
          const { list, queue } = await saidOf(who, day);
          expect(list).toEqual(queue);
        },
      ),
      { numRuns: 40 },
    );
    expect(await disagreements(server.db)).toEqual([]);
    // The histories include eligible, waiting and unknown boosters.
    expect(told.size).toBeGreaterThan(3);
  });
});
