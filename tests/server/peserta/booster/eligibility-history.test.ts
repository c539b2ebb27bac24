import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { auditLog, dose, peserta } from '#server/platform/db/schema/index.ts';
import { refreshEligibility } from '#server/domains/peserta/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { jakartaDay, doseBody } from '../../../builders/vaksinasi.ts';
import { boosterHistory, buildBhbu, newNik, personBody } from '../../../builders/peserta.ts';
import { doseCountDifferences } from '../../vaksinasi/count-differences.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let admin: VaksinasiFixture['admin'];
let otherBhbuId: number;
beforeAll(async () => {
  ({ server, admin } = fixture());
  otherBhbuId = await buildBhbu(server.db);
});

const dayBefore = (days: number): string => jakartaDay(server.now(), -days);
const readRow = async (id: number) => {
  const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
  if (!row) throw new Error('no such row');
  return row;
};
const request = (method: string, path: string, body?: object) =>
  server.request(method, path, { token: admin.token, ...(body ? { body } : {}) });

interface PersonIdentity {
  readonly nik: string;
  readonly tanggalLahir: string;
}
const newPerson = (): PersonIdentity => {
  const nik = newNik();
  return { nik, tanggalLahir: `1990-${nik.slice(8, 10)}-01` };
};

const createRegular = (identity: PersonIdentity) => fixture().createPeserta(identity);
const createBooster = (identity: PersonIdentity, more: object = {}) =>
  fixture().createPeserta({ ...identity, ...boosterHistory, vaccinationType: 1, ...more });
const createExternalBooster = (identity: PersonIdentity, days: number) =>
  fixture().createPeserta({
    ...identity,
    ...boosterHistory,
    vaccinationType: 2,
    bhbuId: null,
    tanggalBooster: dayBefore(days),
  });
const recordDose = (id: number, dosisKe: number, days: number) =>
  fixture().record(
    doseBody(id, fixture().faskesId, {
      dosisKe,
      tanggal: dayBefore(days),
      jam: '09:00',
      konfirmasi: true,
    }),
    admin.token,
  );
const cancelDose = (id: unknown) =>
  request('PUT', `/Vaksinasi/batal/${String(id)}`, { alasan: 'Salah catat' });

describe('the eligibility for a booster', () => {
  it('takes account of a booster given elsewhere while it is on record', async () => {
    const identity = newPerson();
    const { id } = await createBooster(identity);
    expect(await readRow(id)).toMatchObject({ isEligible: true });
    const given = await createExternalBooster(identity, 60);
    const late = { isEligible: false, layakMulai: '2030-05-03', version: 1 };
    expect(await readRow(id)).toMatchObject(late);
    expect((await request('POST', `/Peserta/tiketBooster/${id}`)).status).toBe(409);
    const checked = await request('POST', `/Peserta/kelayakan/${id}`);
    expect(checked.json).toMatchObject({ isEligible: false, layakMulai: '2030-05-03' });
    expect((await request('DELETE', `/Peserta/${given.id}`)).status).toBe(200);
    expect(await readRow(id)).toMatchObject({ isEligible: true });
    expect((await request('POST', `/Peserta/pulihkan/${given.id}`)).status).toBe(200);
    expect(await readRow(id)).toMatchObject({ isEligible: false, layakMulai: '2030-05-03' });
  });

  it('takes account of a booster given elsewhere before the registration', async () => {
    const identity = newPerson();
    await createExternalBooster(identity, 60);
    const { id } = await createBooster(identity);
    expect(await readRow(id)).toMatchObject({ isEligible: false, layakMulai: '2030-05-03' });
    const saved = await request('PUT', `/Peserta/updatebooster/${id}`, { ...boosterHistory });
    expect(saved.json).toMatchObject({ isEligible: false, layakMulai: '2030-05-03' });
  });

  it('takes account of doses given here until they are cancelled', async () => {
    const identity = newPerson();
    const { id } = await createBooster(identity, { tanggalDosis2: null });
    const first = await createRegular(identity);
    await recordDose(first.id, 1, 150);
    expect(await readRow(id)).toMatchObject({ isEligible: false, layakMulai: null });
    const second = await recordDose(first.id, 2, 125);
    expect(await readRow(id)).toMatchObject({ isEligible: true });
    expect((await cancelDose(second.json['id'])).status).toBe(200);
    expect(await readRow(id)).toMatchObject({ isEligible: false, layakMulai: null });
  });

  it('is about the next booster after one is given', async () => {
    const { id } = await createBooster(newPerson());
    const visit = await recordDose(id, 1, 0);
    expect(visit.status).toBe(201);
    expect(await readRow(id)).toMatchObject({ isEligible: false, layakMulai: '2030-07-02' });
    await cancelDose(visit.json['id']);
    expect(await readRow(id)).toMatchObject({ isEligible: true });
  });

  it('is checked when a ticket is requested and by the daily refresh', async () => {
    const identity = newPerson();
    const { id } = await createBooster(identity);
    await createExternalBooster(identity, 60);
    const updateRow = (values: object) =>
      server.db.update(peserta).set(values).where(eq(peserta.id, id));
    await updateRow({ isEligible: true });
    const results = await request('POST', `/Peserta/tiketBooster/${id}`);
    expect(results.json['detail']).toMatch(/belum layak/);
    expect(await readRow(id)).toMatchObject({ isEligible: false, noTiket: null });
    await updateRow({ layakMulai: dayBefore(1) });
    await refreshEligibility(server.db, dayBefore(0));
    expect(await readRow(id)).toMatchObject({ isEligible: false, layakMulai: '2030-05-03' });
  });
});

describe('a changed identity', () => {
  const change = async (id: number, more: object) => {
    const current = await request('GET', `/Peserta/GetById/${id}`);
    const { nama, ...rest } = personBody(more);
    return await request('PUT', `/Peserta/${id}`, { ...rest, nama: current.json['nama'] ?? nama });
  };

  it('drops the refusal and the ticket and logs them', async () => {
    const { id } = await createBooster(newPerson());
    const refusal = { alasanTidakLayak: 'Tidak terdaftar', layakDiperiksa: dayBefore(0) };
    const values = { ...refusal, isEligible: false, noTiket: `BST-LAMA${id}` };
    await server.db.update(peserta).set(values).where(eq(peserta.id, id));
    const same = await change(id, { ...(await request('GET', `/Peserta/GetById/${id}`)).json });
    expect(same.json).toMatchObject({ noTiket: `BST-LAMA${id}`, isEligible: false });
    const other = await change(id, { ...newPerson(), idFaskes: fixture().faskesId });
    expect(other.status).toBe(200);
    expect(other.json).toMatchObject({
      noTiket: null,
      alasanTidakLayak: null,
      layakDiperiksa: null,
      isEligible: true,
    });
    const [auditEntry] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'peserta'), eq(auditLog.recordId, String(id))))
      .orderBy(desc(auditLog.id));
    expect(auditEntry).toMatchObject({
      before: { noTiket: `BST-LAMA${id}`, alasanTidakLayak: 'Tidak terdaftar' },
      after: { noTiket: null, alasanTidakLayak: null, nomorDiubah: ['nik'] },
    });
  });

  it('keeps a used ticket', async () => {
    const { id } = await createBooster(newPerson());
    const ticketNumber = `BST-PAKAI${id}`;
    await server.db.update(peserta).set({ noTiket: ticketNumber }).where(eq(peserta.id, id));
    await recordDose(id, 1, 0);
    const other = await change(id, { ...newPerson(), idFaskes: fixture().faskesId });
    expect(other.json).toMatchObject({ noTiket: ticketNumber });
  });

  it('moves the doses, and both boosters are checked again', async () => {
    const [identity, other] = [newPerson(), newPerson()];
    const [ownBooster, otherBooster] = [
      await createBooster(identity, { tanggalDosis2: null }),
      await createBooster(other, { tanggalDosis2: null }),
    ];
    const first = await createRegular(identity);
    await recordDose(first.id, 1, 150);
    await recordDose(first.id, 2, 125);
    expect((await readRow(ownBooster.id)).isEligible).toBe(true);
    const results = await change(first.id, { ...other, idFaskes: fixture().faskesId });
    expect(results.status).toBe(200);
    expect((await readRow(ownBooster.id)).isEligible).toBe(false);
    expect((await readRow(otherBooster.id)).isEligible).toBe(true);
  });
});

/** An event in the history of one person; the server rejects some of them. */
const randomEvent = fc.record({
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
type RandomEvent = typeof randomEvent extends fc.Arbitrary<infer H> ? H : never;

/** Either nothing, or a first course here before a booster whose form does not contain it. */
const initialEvents = fc.constantFrom<RandomEvent[]>(
  [],
  (['regular', 'booster', 'course'] as const).map(act => ({
    act,
    days: 130,
    isUnknown: true,
    which: 0,
  })),
);

/** A primary course that follows a booster given elsewhere, six months before the day of the check. */
const primaryAfterBooster: [RandomEvent[], RandomEvent[], number] = [
  [],
  (['regular', 'course', 'elsewhere', 'booster'] as const).map(act => ({
    act,
    days: act === 'elsewhere' ? 177 : 0,
    isUnknown: false,
    which: 0,
  })),
  6,
];

/** Returns the registrations of a person: the deleted ones or the others. */
const registrationsOf = async (identity: PersonIdentity, deleted = false) => {
  const [one] = await server.db
    .select({ key: peserta.personKey })
    .from(peserta)
    .where(eq(peserta.nama, nameOf(identity)))
    .limit(1);
  if (!one) return [];
  const deletedCondition = deleted ? isNotNull(peserta.deletedAt) : isNull(peserta.deletedAt);
  return await server.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.personKey, one.key), deletedCondition))
    .orderBy(peserta.id);
};
const nameOf = ({ nik }: PersonIdentity): string =>
  `Riwayat ${nik.replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)))}`;

async function applyEvent(
  identity: PersonIdentity,
  { act, days, isUnknown, which }: RandomEvent,
): Promise<void> {
  const named = { ...identity, nama: nameOf(identity) };
  const rows = await registrationsOf(identity);
  const ofType = (type: number) => rows.filter(row => row.vaccinationType === type);
  const history = { tanggalDosis2: isUnknown ? null : dayBefore(days), tanggalDosis1: null };
  switch (act) {
    case 'regular':
      if (ofType(0).length === 0) await fixture().createPeserta(named);
      return;
    case 'course':
      for (const { id, dosisDiberikan } of ofType(0)) {
        if (dosisDiberikan === 0) await recordDose(id, 1, days + 25);
        await recordDose(id, 2, days);
      }
      return;
    case 'booster':
    case 'otherBooster': {
      const bhbuId = act === 'booster' ? fixture().bhbuId : otherBhbuId;
      if (ofType(1).some(row => row.bhbuId === bhbuId)) return;
      await fixture().createPeserta({
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
        const body = { ...boosterHistory, tanggalDosis1: null, tanggalDosis2: dayBefore(days + 1) };
        await request('PUT', `/Peserta/updatebooster/${id}`, body);
      }
      return;
    case 'elsewhere':
      if (ofType(2).length === 0) await createExternalBooster({ ...named }, days + 1);
      return;
    case 'give':
      for (const { id } of ofType(1).slice(0, 1)) await recordDose(id, 1, days % 30);
      return;
    case 'cancel': {
      const ids = rows.map(({ id }) => id);
      const given = await server.db
        .select({ id: dose.id })
        .from(dose)
        .where(and(inArray(dose.pesertaId, ids), isNull(dose.dibatalkan)))
        .orderBy(desc(dose.id));
      const one = given[which % Math.max(given.length, 1)];
      if (one) await cancelDose(one.id);
      return;
    }
    case 'delete': {
      const row = rows[which % Math.max(rows.length, 1)];
      if (row) await request('DELETE', `/Peserta/${row.id}`);
      return;
    }
    case 'restore': {
      const gone = await registrationsOf(identity, true);
      const row = gone[which % Math.max(gone.length, 1)];
      if (row) await request('POST', `/Peserta/pulihkan/${row.id}`);
    }
  }
}

/**
 * Returns the eligibility of a person's pending boosters according to the list and to the queue of
 * a day.
 */
async function eligibilityOf(identity: PersonIdentity, day: string) {
  const rows = (await registrationsOf(identity)).filter(
    row => row.vaccinationType === 1 && row.isActive && row.isValid && row.dosisDiberikan === 0,
  );
  const list = rows.map(({ isEligible, layakMulai: eligibleFrom }) =>
    isEligible === true ? 'now' : eligibleFrom,
  );
  const queue: unknown[] = [];
  for (const { id } of rows) {
    const { json } = await request('GET', `/Vaksinasi/peserta/${id}?tanggal=${day}`);
    const { halangan, bolehMulai } = json['peserta'] as Record<string, unknown>;
    queue.push(halangan === null ? 'now' : bolehMulai);
  }
  return { list, queue };
}

describe('the list and the queue', () => {
  it('agree on every pending booster after any history', async () => {
    const results = new Set<unknown>();
    await fc.assert(
      fc.asyncProperty(
        initialEvents,
        fc.array(randomEvent, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 200 }),
        async (first, events, days) => {
          const identity = newPerson();
          for (const one of [...first, ...events]) {
            await applyEvent(identity, one);
            const { list, queue } = await eligibilityOf(identity, dayBefore(0));
            expect(list).toEqual(queue);
            for (const one of list) results.add(one);
          }
          const day = addDays(dayBefore(0), days);
          await refreshEligibility(server.db, day);
          const { list, queue } = await eligibilityOf(identity, day);
          expect(list).toEqual(queue);
        },
      ),
      { numRuns: runs(20), examples: [primaryAfterBooster] },
    );
    expect(await doseCountDifferences(server.db)).toEqual([]);
    // The histories include eligible, waiting and unknown boosters.
    expect(results.size).toBeGreaterThan(3);
  });
});
