import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import {
  calendarDays,
  calendarReadsPerHour,
  maxCalendarEvents,
} from '#contract/domains/kalender.ts';
import { clauseDays } from '#contract/domains/pks/clock.ts';
import { listWithDeadline } from '#server/domains/pks/index.ts';
import {
  appUser,
  auditLog,
  bhbu,
  calendarFeed,
  order,
  orderLine,
  pks,
  throttle,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { parseCalendar } from './parse-calendar.ts';

let server: TestServer;
let world: MoneyWorld;
let idOrder: number;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
  ({ id: idOrder } = await world.sign());
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(throttle));

type Account = Awaited<ReturnType<TestServer['signIn']>>;

/** Makes the calendar of an account and returns the path of its secret address. */
async function makeCalendar({ token }: Pick<Account, 'token'>, bahasa = 'id'): Promise<string> {
  const made = await server.request('POST', '/Kalender', { token, body: { bahasa } });
  expect(made.status, made.text).toBe(201);
  const address = String(made.json['alamat']);
  expect(address).toMatch(/^https:\/\/portal\.example\/api\/kalender\/[A-Z2-7]{26}\.ics$/);
  return new URL(address).pathname.replace('/api', '');
}
const read = (path: string, headers: Record<string, string> = {}) =>
  server.request('GET', path, { headers });
async function eventsOf(account: Pick<Account, 'token'>, bahasa?: string) {
  const answer = await read(await makeCalendar(account, bahasa));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return parseCalendar(answer.text);
}
const company = () => server.signIn({ role: 'BHBU', bhbuId: world.bhbuId });
const kindsOf = (events: readonly Readonly<Record<string, string>>[]) =>
  [...new Set(events.map(event => event['UID']?.split('-')[0]))].sort();

/** The days of vaccination in a calendar. */
const vaccinationDaysOf = async (path: string) =>
  parseCalendar((await read(path)).text).flatMap(event =>
    event['UID']?.startsWith('vaksinasi-') ? [event['DTSTART;VALUE=DATE'] ?? ''] : [],
  );

/** Gives the order further lines while a function runs. */
async function withLines(
  values: Partial<typeof orderLine.$inferInsert>,
  times: number,
  check: () => Promise<void>,
): Promise<void> {
  const [line] = await server.db.select().from(orderLine).where(eq(orderLine.idOrder, idOrder));
  if (!line) throw new Error('The order has no line.');
  const { id: _, ...columns } = line;
  const added = await server.db
    .insert(orderLine)
    .values(Array.from({ length: times }, () => ({ ...columns, ...values })))
    .returning({ id: orderLine.id });
  await check();
  const ids = added.map(({ id }) => id);
  await server.db.delete(orderLine).where(inArray(orderLine.id, ids));
}

/** Makes an agreement whose termination was announced. @returns its id */
async function buildAgreement(bhbuId: number, number: number): Promise<number> {
  const [ordered] = await server.db
    .insert(order)
    .values({
      bhbuId,
      jenis: 'REGULER',
      status: 'PELAKSANAAN',
      noOrder: `PO/KALENDER/${number}`,
      tanggalOrder: '2029-01-02',
      model: 'PRODUK',
      skema: 'PENUH_100',
      totalHarga: 1_000_000,
    })
    .returning({ id: order.id });
  const [agreed] = await server.db
    .insert(pks)
    .values({
      jenis: 'REGULER',
      idBHBU: bhbuId,
      idOrder: ordered?.id ?? 0,
      noPKS: `00${number}/KALENDER`,
      status: 'PEMBERITAHUAN_AKHIR',
    })
    .returning({ id: pks.id });
  return agreed?.id ?? 0;
}

describe('a calendar', () => {
  it('has the days and deadlines of the company, and no person', async () => {
    const events = await eventsOf(await company());
    expect(kindsOf(events)).toEqual(['invoice', 'pks', 'vaksinasi']);
    const day = events.find(event => event['UID']?.startsWith('vaksinasi-'));
    expect(day?.['SUMMARY']).toMatch(/^Vaksinasi 100 peserta di /);
    expect(day?.['URL']).toBe(`https://portal.example/dashboard/pemesanan/detail/${idOrder}`);
    expect(day?.['DTSTART;VALUE=DATE']).toBe(world.day.replaceAll('-', ''));
    expect(JSON.stringify(events)).not.toMatch(/Bagas|Sekar|0812|contoh\.example/);
  });

  it('has an event of an adjusted order at its instant, in the language of the calendar', async () => {
    const { id } = await world.submit();
    await server.db
      .update(order)
      .set({ status: 'DISESUAIKAN', penyesuaianBerlaku: '2030-01-04T10:00:00+07:00' })
      .where(eq(order.id, id));
    const events = await eventsOf(await company(), 'en');
    expect(events.find(event => event['UID'] === `penyesuaian-${id}@portal.example`)).toMatchObject(
      {
        DTSTART: '20300104T030000Z',
        SUMMARY: expect.stringMatching(/^Last moment to agree/) as string,
      },
    );
  });

  it('has what the account may read: of a facility its days, of another company nothing', async () => {
    const facility = await server.signIn({ role: 'FASKES', faskesId: world.idFaskes });
    expect(kindsOf(await eventsOf(facility))).toEqual(['vaksinasi']);
    const other = await server.signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    expect(await eventsOf(other)).toEqual([]);
    const manager = await server.signIn({ role: 'AM' });
    expect(await eventsOf(manager)).toEqual([]);
    await server.db
      .update(bhbu)
      .set({ accountManagerId: manager.id })
      .where(eq(bhbu.id, world.bhbuId));
    expect(kindsOf(await eventsOf(manager))).toContain('vaksinasi');
    const external = await server.signIn({ role: 'EXTERNAL' });
    expect(await eventsOf(external)).toEqual([]);
  });

  it('is the same until something changes: ids, text and entity tag', async () => {
    const path = await makeCalendar(await company());
    const first = await read(path);
    const etag = first.headers.get('etag') ?? '';
    server.advanceTime(60_000);
    const again = await read(path, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    const { modifiedAt } = (
      await server.db.select().from(order).where(eq(order.id, idOrder))
    )[0] ?? {
      modifiedAt: '',
    };
    await server.db
      .update(order)
      .set({ modifiedAt: new Date(Date.parse(modifiedAt) + 1_000).toISOString() })
      .where(eq(order.id, idOrder));
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    const ids = (text: string) => parseCalendar(text).map(event => event['UID']);
    expect(ids(changed.text)).toEqual(ids(first.text));
  });

  it.each([
    [-calendarDays.before - 1, false],
    [-calendarDays.before, true],
    [calendarDays.after, true],
    [calendarDays.after + 1, false],
  ])('covers the last month and the next year: day %i is %s', async (days, isCovered) => {
    const day = addDays(dayInJakarta(server.now()), days);
    const path = await makeCalendar(await company());
    await withLines({ tanggalVaksinasi: day }, 1, async () => {
      const found = (await vaccinationDaysOf(path)).includes(day.replaceAll('-', ''));
      expect(found).toBe(isCovered);
    });
  });

  it('leaves out what is over when there is too much', async () => {
    const path = await makeCalendar(await company());
    const yesterday = addDays(dayInJakarta(server.now()), -1);
    const before = await vaccinationDaysOf(path);
    expect(before).not.toEqual([]);
    await withLines({ tanggalVaksinasi: yesterday }, maxCalendarEvents, async () => {
      const days = await vaccinationDaysOf(path);
      expect(days).toHaveLength(maxCalendarEvents);
      expect(days).toEqual(expect.arrayContaining(before));
    });
  });

  it('has the deadlines of agreements within its days, those that are not over first', async () => {
    const bhbuId = await buildBhbu(server.db);
    const agreements = [await buildAgreement(bhbuId, 1), await buildAgreement(bhbuId, 2)];
    const today = dayInJakarta(server.now());
    /** The agreement that a reading of one finds when they end in so many days. */
    const found = async (...days: readonly [number, number]) => {
      for (const [index, id] of agreements.entries()) {
        const day = addDays(today, (days[index] ?? 0) - clauseDays.terminationNotice);
        await server.db.update(pks).set({ tanggalPemberitahuan: day }).where(eq(pks.id, id));
      }
      const rows = await listWithDeadline(
        { db: server.db, scope: 'own', user: { id: null, bhbuId } },
        { from: addDays(today, -30), today, to: addDays(today, 365), limit: 1 },
      );
      return rows.map(({ id }) => agreements.indexOf(id) + 1);
    };
    expect(await found(-1, 300)).toEqual([2]);
    expect(await found(20, 300)).toEqual([1]);
    expect(await found(-20, -2)).toEqual([2]);
    expect(await found(-31, 366)).toEqual([]);
    expect(await found(-30, 366)).toEqual([1]);
  });
});

describe('the secret address', () => {
  it('is in no table, log, audit entry or other answer', async () => {
    const account = await company();
    const path = await makeCalendar(account);
    const secret = /[A-Z2-7]{26}/.exec(path)?.[0] ?? 'none';
    await read(path);
    await read(`${path}x`);
    await read(path.toLowerCase());
    expect(server.readLogs()).not.toContain(secret);
    expect(server.readLogs().toUpperCase()).not.toContain(secret);
    expect(JSON.stringify(await server.db.select().from(calendarFeed))).not.toContain(secret);
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain(secret);
    const own = await server.request('GET', '/Kalender', { token: account.token });
    expect(own.json).toEqual({ bahasa: 'id', dibuat: expect.any(String) as string });
  });

  it('ends with a new one, and when it is revoked', async () => {
    const account = await company();
    const first = await makeCalendar(account);
    const second = await makeCalendar(account);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await server.request('DELETE', '/Kalender', { token: account.token })).status).toBe(
      200,
    );
    expect((await read(second)).status).toBe(404);
    expect((await server.request('DELETE', '/Kalender', { token: account.token })).status).toBe(
      404,
    );
  });

  it('ends when the account or its company is deactivated', async () => {
    const account = await company();
    const path = await makeCalendar(account);
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, account.id));
    expect((await read(path)).status).toBe(404);
    await server.db.update(appUser).set({ isActive: true }).where(eq(appUser.id, account.id));
    await server.db.update(bhbu).set({ isActive: false }).where(eq(bhbu.id, world.bhbuId));
    expect((await read(path)).status).toBe(404);
    await server.db.update(bhbu).set({ isActive: true }).where(eq(bhbu.id, world.bhbuId));
    expect((await read(path)).status).toBe(200);
  });

  it('is refused when it is none, without saying what is wrong', async () => {
    expect((await read(`/kalender/${'A'.repeat(26)}.ics`)).status).toBe(404);
    for (const wrong of ['x', '..%2f..', `${'A'.repeat(26)}%0d%0a`, "'--", 'A'.repeat(500)]) {
      expect([404, 422], wrong).toContain((await read(`/kalender/${wrong}`)).status);
    }
  });

  it('is read a bounded number of times, and others with it', async () => {
    const path = await makeCalendar(await company());
    for (let count = 0; count < calendarReadsPerHour; count += 1) {
      expect((await read(path)).status).toBe(200);
    }
    const refused = await read(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await makeCalendar(await company());
    expect((await read(other)).status).toBe(200);
  });

  it('gives nothing else: it is no token of a session', async () => {
    const path = await makeCalendar(await company());
    const secret = /[A-Z2-7]{26}/.exec(path)?.[0] ?? '';
    expect((await server.request('GET', '/Order', { token: secret })).status).toBe(401);
  });
});
