import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VoucherTicket } from '#contract/domains/voucher/record.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { buildVoucherWorld, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { dayCell, readExport } from '../spreadsheet/read-export.ts';

let server: TestServer;
let world: VoucherWorld;
let stranger: VoucherWorld;
let userId: number;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
  stranger = await buildVoucherWorld(server);
  userId = (await server.signIn()).id;
});
afterAll(() => server.stop());

const get = (role: 'ADMIN' | 'BHBU' | 'FASKES', path: string, of = world) =>
  of.request(role, 'GET', path);

/** Binds a voucher to a new participant without the calls of a facility. */
async function bind(idVoucher: number, nama: string): Promise<number> {
  const { id } = await buildPeserta(server.deps, {
    userId,
    nama,
    bhbuId: world.bhbuId,
    idFaskes: world.idFaskes,
  });
  await server.db.execute(sql`update voucher set status = 'TERIKAT', id_peserta = ${id},
    id_faskes = ${world.idFaskes} where id = ${idVoucher}`);
  return id;
}

describe('the list of vouchers', () => {
  it('shows each role its own, and counts them by the transactions', async () => {
    const { id: idContract } = await world.contract();
    const transaction = await world.activeTransaction(idContract, 3);
    await world.issueTransaction(idContract, 2);
    const [first, second] = await world.vouchersOf(transaction.id);
    const idPeserta = await bind(first?.id ?? 0, 'Sari Wulandari');
    const total = async (role: 'ADMIN' | 'BHBU' | 'FASKES', query: string, of = world) => {
      const { json } = await get(role, `/Voucher?${query}`, of);
      const data = json['data'] as unknown[];
      if (data.length < 10) expect(data).toHaveLength(Number(json['totalRecords']));
      return json['totalRecords'];
    };
    expect(await total('BHBU', `voucherContractId=${idContract}`)).toBe(5);
    expect(await total('BHBU', `voucherContractId=${idContract}&status=BARU`)).toBe(2);
    expect(await total('BHBU', `VoucherTransactionId=${transaction.id}&status=AKTIF`)).toBe(2);
    expect(await total('BHBU', `VoucherTransactionId=${transaction.id}&belumDipakai=true`)).toBe(3);
    expect(await total('ADMIN', `idBHBU=${world.bhbuId}&kedaluwarsaDalam=100`)).toBe(5);
    expect(await total('ADMIN', `idBHBU=${world.bhbuId}&kedaluwarsaDalam=5`)).toBe(0);
    expect(await total('ADMIN', `q=${formatCode(second?.code ?? '')}`)).toBe(1);
    expect(await total('ADMIN', `q=${encodeURIComponent(transaction.noTransaksi)}`)).toBe(3);
    expect(await total('ADMIN', `idPeserta=${idPeserta}`)).toBe(1);
    expect(await total('FASKES', '')).toBe(1);
    expect(await total('BHBU', '', stranger)).toBe(0);
    expect(await total('FASKES', '', stranger)).toBe(0);
    expect((await get('BHBU', `/Voucher/${first?.id}`, stranger)).status).toBe(404);
    for (const sortBy of ['id', 'validUntil', 'status']) {
      expect((await get('ADMIN', `/Voucher?sortBy=${sortBy}&sortOrder=desc`)).status).toBe(200);
    }
    const held = await get('FASKES', `/Voucher/peserta/${transaction.id}`);
    expect(held.json['data']).toMatchObject([{ idPeserta, nama: 'Sari Wulandari' }]);
    expect((await get('FASKES', `/Voucher/peserta/${transaction.id}`, stranger)).status).toBe(404);
  });

  it('counts the participants of a transaction by its numbers, without frozen vouchers of none', async () => {
    const { id: idContract } = await world.contract();
    const { id } = await world.activeTransaction(idContract, 4);
    const [bound, frozen, empty] = await world.vouchersOf(id);
    await bind(bound?.id ?? 0, 'Rina Lestari');
    await bind(frozen?.id ?? 0, 'Dewi Anggraini');
    await server.db.execute(sql`update voucher set status = 'DIBEKUKAN'
      where id in (${frozen?.id}, ${empty?.id})`);
    const path = `/Voucher/peserta/${id}`;
    for (const role of ['ADMIN', 'BHBU', 'FASKES'] as const) {
      const { json } = await get(role, path);
      expect(json).toMatchObject({
        totalRecords: 2,
        data: [{ nama: 'Rina Lestari' }, { nama: 'Dewi Anggraini' }],
      });
    }
    const second = await get('BHBU', `${path}?pageNumber=2&pageSize=1`);
    expect(second.json).toMatchObject({ totalRecords: 2, data: [{ nama: 'Dewi Anggraini' }] });
    expect((await get('BHBU', path, stranger)).status).toBe(404);
  });

  it('has numbers of its own for each company', async () => {
    const mine = await buildVoucherWorld(server);
    const { id } = await mine.contract({ kuotaVoucher: 9, masaBerlakuHari: 20 });
    const transaction = await mine.activeTransaction(id, 3);
    await mine.issueTransaction(id, 2);
    await mine.move(transaction.id, 'void');
    const { json } = await get('BHBU', '/Voucher/ringkasan', mine);
    expect(json).toEqual({
      diterbitkan: 2,
      belumAktif: 2,
      siapPakai: 0,
      terpakai: 0,
      kedaluwarsa: 0,
      dibekukan: 0,
      segeraKedaluwarsa: 2,
      sisaKuota: 7,
    });
    // The list behind the number leaves out the cancelled ones too.
    const list = await get('BHBU', '/Voucher?diterbitkan=true', mine);
    expect(list.json).toMatchObject({ totalRecords: 2 });
    expect((await get('BHBU', '/Voucher', mine)).json).toMatchObject({ totalRecords: 5 });
    const ofOther = await get('BHBU', `/Voucher/ringkasan?idBHBU=${mine.bhbuId}`, stranger);
    expect(ofOther.json).toMatchObject({ diterbitkan: 0 });
  });
});

describe('printing tickets', () => {
  it('shows what can be used only, and is audited with the number', async () => {
    const { id: idContract } = await world.contract();
    const { id } = await world.issueTransaction(idContract, 3);
    const path = `/Voucher/print?VoucherTransactionId=${id}`;
    const early = await get('BHBU', path);
    expect(early.json).toMatchObject({
      status: 409,
      reason: 'notActivated',
      detail: 'Aktifkan transaksi dahulu.',
    });
    const vouchers = await world.vouchersOf(id);
    const ids = vouchers.map(one => `id=${one.id}`).join('&');
    expect((await get('BHBU', `/Voucher/print?${ids}`)).status).toBe(409);
    await world.move(id, 'activate');
    await server.db.execute(sql`update voucher set status = 'DIBEKUKAN'
      where id = ${vouchers[0]?.id}`);
    const printed = await get('BHBU', path);
    expect((printed.json['data'] as VoucherTicket[]).map(({ code }) => code)).toEqual(
      vouchers.slice(1).map(({ code }) => code),
    );
    const last = await get('BHBU', `${path}&pageSize=1&pageNumber=2`);
    expect(last.json).toMatchObject({ totalRecords: 2, data: [{ code: vouchers[2]?.code }] });
    const some = await get('BHBU', `/Voucher/print?${ids}&pageSize=1`);
    expect(some.json).toMatchObject({ totalRecords: 2, totalPages: 2 });
    expect((await get('BHBU', '/Voucher/print')).status).toBe(422);
    expect((await get('BHBU', path, stranger)).status).toBe(404);
    expect((await get('BHBU', `/Voucher/print?${ids}`, stranger)).json['totalRecords']).toBe(0);
    const { rows } = await server.db.execute(sql`
      select after from audit_log where action = 'voucher.print' and record_id = ${String(id)} order by id`);
    expect(rows).toEqual([
      { after: { jumlah: 2, halaman: 1 } },
      { after: { jumlah: 1, halaman: 2 } },
    ]);
  });

  it('names the recipients, and says which tickets were sent', async () => {
    const { id: idContract } = await world.contract();
    const { id } = await world.activeTransaction(idContract, 2);
    await world.request('BHBU', 'POST', `/VoucherTransaction/penerima/${id}`, {
      metode: 'EMAIL',
      penerima: [{ nama: 'Penerima Tiket', email: 'penerima.tiket@contoh.example' }],
    });
    const printed = await get('BHBU', `/Voucher/print?VoucherTransactionId=${id}`);
    expect(
      (printed.json['data'] as VoucherTicket[]).map(one => [one.penerima, one.pengiriman]),
    ).toEqual([
      ['Penerima Tiket', 'ANTRE'],
      [null, null],
    ]);
    const found = await get('BHBU', '/Voucher?q=penerima%20tik');
    expect(found.json).toMatchObject({ totalRecords: 1, data: [{ penerima: 'Penerima Tiket' }] });
    expect((await get('BHBU', '/Voucher?q=penerima%20tik', stranger)).json).toMatchObject({
      totalRecords: 0,
    });
  });

  it('has no tickets of a transaction that was voided before its activation', async () => {
    const { id: idContract } = await world.contract();
    const { id } = await world.issueTransaction(idContract, 2);
    await world.move(id, 'void');
    const printed = await get('BHBU', `/Voucher/print?VoucherTransactionId=${id}`);
    expect(printed).toMatchObject({ status: 200, json: { totalRecords: 0 } });
  });
});

describe('the export of vouchers', () => {
  it('has the vouchers of a transaction with their holders, and no code in the audit log', async () => {
    const { id: idContract } = await world.contract();
    const transaction = await world.activeTransaction(idContract, 2);
    const [first, second] = await world.vouchersOf(transaction.id);
    await bind(first?.id ?? 0, 'Budi Santoso');
    const download = async (of: VoucherWorld, kueri: object) => {
      const { json } = await of.request('BHBU', 'POST', '/Voucher/tiketEkspor', { kueri });
      return await server.app.fetch(
        new Request(`http://portal.test/api/Voucher/ExportVoucher?tiket=${String(json['tiket'])}`),
      );
    };
    await world.request('BHBU', 'POST', `/VoucherTransaction/penerima/${transaction.id}`, {
      metode: 'WA_LINK',
      penerima: [{ nama: 'Penerima Contoh', noHP: '081234567890' }],
    });
    const answer = await download(world, { VoucherTransactionId: transaction.id });
    expect(answer.headers.get('content-disposition')).toContain(
      `VoucherDetail-${transaction.id}.xlsx`,
    );
    const { headers, rows, filter } = await readExport(answer);
    expect(filter).toBe('A1:I3');
    expect(headers).toEqual([
      'Kode',
      'Status',
      'BHBU',
      'Berlaku s/d',
      'Penerima tiket',
      'NIK',
      'Nama pemegang',
      'Faskes',
      'Waktu pakai (WIB)',
    ]);
    expect(rows[0]).toMatchObject({
      Kode: { value: formatCode(first?.code ?? '') },
      Status: { value: 'Terikat peserta' },
      'Berlaku s/d': dayCell(first?.validUntil),
      NIK: { value: expect.stringContaining('••') as string, format: '@' },
      'Nama pemegang': { value: 'Budi Santoso' },
    });
    expect(rows[1]).toMatchObject({
      Kode: { value: formatCode(second?.code ?? '') },
      Status: { value: 'Aktif' },
      'Penerima tiket': { value: 'Penerima Contoh' },
    });
    expect((await download(stranger, { VoucherTransactionId: transaction.id })).status).toBe(404);
    await (await download(world, { q: second?.code })).arrayBuffer();
    const { rows: audited } = await server.db.execute<{ after: object }>(sql`
      select after from audit_log where action = 'voucher.export'`);
    expect(audited).toHaveLength(2);
    expect(JSON.stringify(audited)).not.toContain(second?.code);
  });
});
