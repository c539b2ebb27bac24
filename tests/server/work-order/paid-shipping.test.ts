import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { fc, runs } from '#tests/properties.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { notaWorld, type NotaWorld } from '../../builders/nota.ts';
import { orderLineBody } from '../../builders/order.ts';
import { buildDeliveryWorld, type DeliveryWorld } from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: DeliveryWorld;
let money: MoneyWorld;
let notes: NotaWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
  money = moneyWorld(server, world);
  notes = notaWorld(money);
});
afterAll(() => server.stop());

/** Returns the version of an order's family that is in force. */
async function inForce(idRoot: number): Promise<Order> {
  const { rows } = await server.db.execute<{ id: number }>(sql`
    select id from "order" where (id = ${idRoot} or root_id = ${idRoot})
      and status not in ('DIAMANDEMEN', 'DIBATALKAN') order by id desc limit 1`);
  return await world.orderNow({ id: rows[0]?.id ?? idRoot } as Order);
}

/** Returns what verified payments cover in full, without what came back, and what was shipped; without taxes. */
async function paidAndShipped(idRoot: number): Promise<{ paid: number; shipped: number }> {
  const { rows } = await server.db.execute<{ paid: number }>(sql`
    select coalesce(sum(i.sub_total - i.diretur), 0)::float8 as paid from invoice i
    where i.id_root = ${idRoot} and (i.dikredit = 0 or i.dibayar > 0) and i.status not in ('DRAFT', 'BATAL') and i.nilai_tagihan - i.dikredit <= (
      select coalesce(sum(a.jumlah), 0) from payment_allocation a join payment p on p.id = a.id_payment
      where a.id_invoice = i.id and p.status in ('TERVERIFIKASI', 'DIUSULKAN_BALIK'))`);
  const { baris } = await inForce(idRoot);
  const shipped = baris.reduce((sum, line) => sum + line.qtyKirim * (line.hargaSatuan ?? 0), 0);
  return { paid: rows[0]?.paid ?? 0, shipped };
}

/** Plans what is open of an order and lets it depart, as far as the server allows. */
async function ship(idRoot: number, at: number): Promise<boolean> {
  const current = await inForce(idRoot);
  const facts = await world.request('PS', 'GET', `/WorkOrder/pilihan/${current.id}`);
  const lines = (facts.json['baris'] ?? []) as {
    idDetail: number;
    dosis: number;
    qtyKirim: number;
  }[];
  for (const { idDetail, dosis, qtyKirim } of lines) {
    // The server, not the form, refuses what is not paid.
    const doses = at % 2 === 0 ? dosis - qtyKirim : Math.ceil((dosis - qtyKirim) / 3);
    if (doses === 0) continue;
    const body = world.draftBody(current, { idDetail, qtyKirim: doses });
    const drafted = await world.request('PS', 'POST', '/WorkOrder/CreatePerintahKerja', body);
    if (drafted.status !== 201) continue;
    await world.moveTo(Number(drafted.json['id']), 'DIKIRIM');
    return true;
  }
  return false;
}

const steps = ['pay', 'payPart', 'reverse', 'cancel', 'issue', 'amend', 'retur', 'ship'] as const;

/** Does one step to an order, as far as it is possible. @returns whether something departed */
async function run(step: (typeof steps)[number], idRoot: number, at: number): Promise<boolean> {
  const invoices = await money.invoicesOf(idRoot);
  const open = invoices.find(
    ({ sisa, status }) => sisa > 0 && !['DRAFT', 'BATAL'].includes(status),
  );
  switch (step) {
    case 'ship':
      return await ship(idRoot, at);
    case 'pay':
    case 'payPart': {
      if (!open) return false;
      const amount = step === 'pay' ? open.sisa : Math.ceil(open.sisa / 3);
      await money.verify((await money.pay(open.id, amount)).id);
      return false;
    }
    case 'reverse': {
      const { rows } = await server.db.execute<{ id: number }>(sql`
        select p.id from payment p join invoice i on i.id = p.id_invoice
        where i.id_root = ${idRoot} and p.status = 'TERVERIFIKASI' order by p.id`);
      const found = rows[at % Math.max(1, rows.length)];
      if (found) await money.reverse(found.id);
      return false;
    }
    case 'cancel': {
      const one = invoices[at % Math.max(1, invoices.length)];
      const body = { event: 'cancel', alasan: 'Diterbitkan ulang' };
      if (one) await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${one.id}`, body);
      return false;
    }
    case 'issue': {
      const body = { idOrder: idRoot };
      await world.request('FINANCE', 'POST', '/Invoice/generateinvoice', body);
      return false;
    }
    case 'retur': {
      const one = invoices[at % Math.max(1, invoices.length)];
      if (!one || ['DRAFT', 'BATAL'].includes(one.status)) return false;
      await notes.number(await money.invoice(one.id));
      const { nota } = await notes.random(one.id, true, 1 + 7 * at);
      if (nota !== undefined) await notes.decide('ADMIN', nota, 'approve');
      return false;
    }
    case 'amend': {
      const { id, baris, skema } = await inForce(idRoot);
      const lines = baris.map((line, index) => ({
        ...orderLineBody(world, { tanggalVaksinasi: line.tanggalVaksinasi }),
        id: line.id,
        jumlahPeserta: (line.jumlahPeserta ?? 0) + (index === 0 ? 1 + at : 0),
        jumlahDosis: (line.jumlahDosis ?? 0) + (index === 0 ? 2 * (1 + at) : 0),
      }));
      // An order that ended or waits for nothing more cannot be amended.
      await money.amend(id, lines, { skema }).catch(() => undefined);
      return false;
    }
  }
}

it('never ships more than verified money has paid, whatever happens to invoices', async () => {
  const sequence = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(3)), {
    minLength: 6,
    maxLength: 12,
  });
  let departed = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), sequence, async (isHalves, some) => {
      const { id } = await money.sign({
        skema: isHalves ? 'TERMIN_50_50' : 'PENUH_100',
        jumlahPeserta: 10,
        jumlahDosis: 20,
        baris: [orderLineBody(world, { jumlahPeserta: 10, jumlahDosis: 20 })],
      });
      const begun = [
        ['pay', 0],
        ['ship', 1],
        ['issue', 0],
        ['pay', 0],
        ['ship', 1],
      ] as const;
      for (const [step, at] of [...begun, ...some]) {
        if (!(await run(step, id, at))) continue;
        departed += 1;
        const { paid, shipped } = await paidAndShipped(id);
        expect(shipped, some.join(' ')).toBeLessThanOrEqual(paid);
      }
    }),
    { numRuns: runs(3) },
  );
  expect(departed).toBeGreaterThan(0);
});

it('ships what is paid while what an amendment added is not', async () => {
  const { id } = await money.sign({ skema: 'PENUH_100' });
  await money.settle((await money.firstInvoice(id)).id);
  const first = await inForce(id);
  const shipped = await world.draft(first, { qtyKirim: 50 });
  await world.moveTo(shipped.id, 'DIKIRIM');
  await money.amend(
    id,
    [
      {
        ...orderLineBody(world, {
          id: first.baris[0]?.id,
          tanggalVaksinasi: first.baris[0]?.tanggalVaksinasi,
        }),
        jumlahPeserta: 105,
        jumlahDosis: 210,
      },
    ],
    { skema: 'PENUH_100' },
  );
  const amended = await inForce(id);
  expect(amended).toMatchObject({ status: 'DIKIRIM_SEBAGIAN', dibalik: false });
  const facts = await world.request('PS', 'GET', `/WorkOrder/pilihan/${amended.id}`);
  expect(facts.json).toMatchObject({
    halangan: null,
    baris: [{ dosis: 210, terbuka: 150, belumDibayar: 10 }],
  });
  const rest = await world.draft(amended, { qtyKirim: 150 });
  await world.moveTo(rest.id, 'DIKIRIM');
  const added = { qtyKirim: 10 };
  const early = world.draftBody(amended, added);
  expect((await world.request('PS', 'POST', '/WorkOrder/CreatePerintahKerja', early)).status).toBe(
    422,
  );
  const invoices = await money.invoicesOf(id);
  const draft = invoices.find(({ status }) => status === 'DRAFT');
  expect(draft).toMatchObject({ termin: 'AMANDEMEN' });
  await money.settle((await money.issue(id)).id);
  const last = await world.draft(amended, added);
  await world.moveTo(last.id, 'DIKIRIM');
  expect(await inForce(id)).toMatchObject({ status: 'DIKIRIM_SEMUA' });
});
