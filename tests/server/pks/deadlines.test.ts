import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { closingEvents, watchDays, type ClosingEvent } from '#contract/domains/pks/clock.ts';
import type { PksListItem } from '#contract/domains/pks/record.ts';
import type { OrderState } from '#contract/states/order.ts';
import type { PksState } from '#contract/states/pks.ts';
import { invoice, order, pks } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps } from './agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

/** What decides the deadlines of one agreement. */
interface Facts {
  readonly pks: Partial<typeof pks.$inferInsert> & { readonly status: PksState };
  readonly order: Partial<typeof order.$inferInsert> & { readonly status: OrderState };
  /** Last day of a second invoice that is open. */
  readonly later?: string;
}

const today = '2030-01-02';
const soon = addDays(today, 3);
const farAway = addDays(today, 200);
const unpaid = { tanggalTandaTangan: today, tanggalTagihan: today, tanggalBukti: null } as const;
const inForce = { status: 'AKTIF', berlakuSampai: farAway } as const;

/** One agreement for each way to have a deadline, and to have none. */
const cases: Readonly<Record<string, Facts>> = {
  'first payment today': { pks: inForce, order: { status: 'MENUNGGU_BAYAR', ...unpaid } },
  'first payment put off': {
    pks: inForce,
    order: { status: 'MENUNGGU_BAYAR', ...unpaid, tenggatBayar: soon },
  },
  'proof uploaded': {
    pks: inForce,
    order: { status: 'MENUNGGU_BAYAR', ...unpaid, tanggalBukti: today },
  },
  'proof rejected': {
    pks: inForce,
    order: { status: 'MENUNGGU_BAYAR', ...unpaid, buktiDitolak: true },
  },
  'copies returned': {
    pks: { status: 'MENUNGGU_TTD_PENJUAL' },
    order: { status: 'MENUNGGU_BAYAR', ...unpaid },
  },
  'before the first delivery': {
    pks: inForce,
    order: { status: 'DIBAYAR_SEBAGIAN', tanggalRencana: addDays(today, 6) },
  },
  'second invoice': { pks: inForce, order: { status: 'LUNAS' }, later: addDays(today, 2) },
  'second invoice, far': { pks: inForce, order: { status: 'DIBAYAR_SEBAGIAN' }, later: farAway },
  breach: {
    pks: { status: 'PERINGATAN', tanggalPeringatan: addDays(today, -4), berlakuSampai: farAway },
    order: { status: 'LUNAS' },
  },
  notice: {
    pks: { status: 'PEMBERITAHUAN_AKHIR', tanggalPemberitahuan: addDays(today, -6) },
    order: { status: 'LUNAS' },
  },
  'end of the term': {
    pks: { status: 'AKTIF', berlakuSampai: addDays(today, 20) },
    order: { status: 'LUNAS' },
  },
  suspended: {
    pks: { status: 'DITANGGUHKAN', berlakuSampai: addDays(today, 5) },
    order: { status: 'LUNAS' },
  },
  cancelled: {
    pks: { status: 'DIBATALKAN', berlakuSampai: soon },
    order: { status: 'DIBATALKAN' },
    later: soon,
  },
};

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  steps = createAgreementSteps(server, world);
  // They keep issued agreements and invoices as they are.
  const owner = new pg.Client({ connectionString: server.ownerConnectionString });
  await owner.connect();
  for (const table of ['pks', 'invoice']) {
    await owner.query(`alter table ${table} disable trigger user`);
  }
  await owner.end();
  for (const facts of Object.values(cases)) {
    const { id } = await steps.signed();
    const agreement = await steps.pksOf({ id });
    await server.db
      .update(order)
      .set({ tanggalTagihan: null, tanggalBukti: null, ...facts.order })
      .where(eq(order.id, id));
    await server.db.update(pks).set(facts.pks).where(eq(pks.id, agreement.id));
    await server.db
      .update(invoice)
      .set(
        facts.later === undefined
          ? { status: 'BATAL' }
          : { status: 'TERBIT', termin: '2', jatuhTempo: facts.later },
      )
      .where(eq(invoice.idRoot, id));
  }
});
afterAll(() => server.stop());

async function list(query: string): Promise<PksListItem[]> {
  const { json, text, status } = await world.request('LEGAL', 'GET', `/PKS?pageSize=100&${query}`);
  expect(status, text).toBe(200);
  return json['data'] as PksListItem[];
}

describe('the deadlines of agreements', () => {
  it('sort the list as the clock of each agreement says, those without one last', async () => {
    const rows = await list('sortBy=tenggat&sortOrder=asc');
    expect(rows).toHaveLength(Object.keys(cases).length);
    const days = rows.map(({ tenggat }) => tenggat[0]?.lastDay ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe(today);
    expect(days.at(-1)).toBe('9999');
  });

  it.each(closingEvents)(
    'are filtered by %s within the days in which it is watched',
    async event => {
      const until = addDays(today, watchDays[event]);
      const all = await list('sortBy=noPKS');
      const expected = all.filter(({ tenggat }) =>
        tenggat.some(({ closedBy, lastDay }) => closedBy === event && lastDay <= until),
      );
      expect(expected.length).toBeGreaterThan(0);
      const found = await list(`jenisTenggat=${event}`);
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    },
  );

  it('are tasks of LEGAL with the nearest day, as many as the filtered list shows', async () => {
    const { json } = await world.request('LEGAL', 'GET', '/Dashboard/pekerjaan');
    const tasks = json['data'] as { jenis: string; jumlah: number; tenggat: string | null }[];
    const taskOf: Readonly<Record<ClosingEvent, string>> = {
      uploadProof: 'pksMenungguBayar',
      paySecondHalf: 'pksMenungguPelunasan',
      cure: 'pksMasaPulih',
      terminate: 'pksAkanDiakhiri',
      expire: 'pksAkanBerakhir',
    };
    for (const event of closingEvents) {
      const rows = await list(`jenisTenggat=${event}`);
      const days = rows.flatMap(({ tenggat }) =>
        tenggat.filter(({ closedBy }) => closedBy === event).map(({ lastDay }) => lastDay),
      );
      expect(tasks.find(({ jenis }) => jenis === taskOf[event])).toMatchObject({
        jumlah: rows.length,
        tenggat: days.toSorted()[0],
      });
    }
  });

  it('of payments are no tasks of those who have the order or the invoice as one', async () => {
    for (const role of ['ADMIN', 'FINANCE', 'BHBU'] as const) {
      const { json } = await world.request(role, 'GET', '/Dashboard/pekerjaan');
      const names = (json['data'] as { jenis: string }[]).map(({ jenis }) => jenis);
      expect(names).not.toContain('pksMenungguBayar');
      expect(names).not.toContain('pksMenungguPelunasan');
    }
  });
});
