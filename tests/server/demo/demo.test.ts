import { readFile } from 'node:fs/promises';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocumentNumber } from '#contract/core/document-number.ts';
import type { PksListItem } from '#contract/domains/pks/record.ts';
import { paymentKinds } from '#contract/domains/payment/record.ts';
import { certificateStates } from '#contract/states/certificate.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { orderStates } from '#contract/states/order.ts';
import { paymentStates } from '#contract/states/payment.ts';
import { pksStates } from '#contract/states/pks.ts';
import {
  voucherContractStates,
  voucherStates,
  voucherTransactionStates,
} from '#contract/states/voucher.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { checkResults } from '#contract/domains/voucher/record.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { workOrderKinds } from '#contract/domains/work-order/receipt.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import {
  appUser,
  bhbu,
  certificate,
  dose,
  invoice,
  order,
  orderLine,
  payment,
  peserta,
  pks,
  voucher,
  voucherContract,
  voucherTransaction,
  workOrder,
} from '#server/platform/db/schema/index.ts';
import { seedDemo } from '#server/app/demo/seed.ts';
import { openSession } from '#server/platform/auth/session.ts';
import { doseCountDifferences } from '../vaksinasi/count-differences.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { allCalls } from '../../all-calls.ts';
import { findDangers } from '../spreadsheet/find-dangers.ts';
import { plantHostileTexts } from './hostile-texts.ts';
import { handlerContext } from '../../builders/context.ts';
import { jakartaDay } from '../../builders/vaksinasi.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.db, server.deps);
});
afterAll(() => server.stop());

async function tokenOf(userName: string): Promise<string> {
  const [user] = await server.db.select().from(appUser).where(eq(appUser.userName, userName));
  return await openSession(handlerContext(server.deps), { id: user?.id ?? 0, role: 'BHBU' });
}

describe('the demo data', () => {
  it.each(['bhbu', 'bhbu2', 'faskes', 'faskes2', 'am', 'admin'])(
    'has participants of every kind for %s',
    async userName => {
      const token = await tokenOf(userName);
      const total = async (query: string) =>
        (await server.request('GET', `/Peserta?pageSize=1&${query}`, { token })).json[
          'totalRecords'
        ];
      for (const query of ['statusData=VALID', 'statusData=INVALID', 'isWNI=false', 'isActive=0']) {
        expect(await total(query), query).toBeGreaterThan(0);
      }
    },
  );

  it('has a queue with given doses for each facility today', async () => {
    for (const userName of ['faskes', 'faskes2']) {
      const token = await tokenOf(userName);
      const { json } = await server.request('GET', '/Vaksinasi/daftar', { token });
      const counts = json['hitungan'] as Record<string, number>;
      expect(counts['sisa']).toBeGreaterThan(2);
      expect(counts['diberikan']).toBeGreaterThan(0);
      expect(counts['jatuhTempo']).toBeGreaterThan(0);
      expect(counts['terlambat']).toBeGreaterThan(0);
      const expected = (counts['rencana'] ?? 0) + (counts['jatuhTempo'] ?? 0);
      expect(expected).toBeGreaterThan(counts['sisa'] ?? 0);
    }
    expect(
      await server.db.$count(dose, and(eq(dose.hasil, 'DIBERIKAN'), isNull(dose.idBatch))),
    ).toBe(0);
    expect(await doseCountDifferences(server.db)).toEqual([]);
  });

  it('contains every issue that can be saved', async () => {
    const rows = await server.db.select({ alasan: peserta.alasan }).from(peserta);
    const codes = new Set(rows.flatMap(row => (row.alasan as Issue[]).map(one => one.code)));
    expect([...codes].sort()).toEqual(
      expect.arrayContaining(['E02', 'E05', 'E08', 'E09', 'E10', 'E11', 'E07', 'W01']),
    );
  });

  it('is the same each time', async () => {
    const again = await startTestServer();
    await seedDemo(again.db, again.deps);
    const people = (one: TestServer) =>
      one.db
        .select({ name: peserta.nama, born: peserta.tanggalLahir, key: peserta.personKey })
        .from(peserta)
        .orderBy(asc(peserta.nama), asc(peserta.personKey));
    expect(await people(again)).toEqual(await people(server));
    await again.stop();
  });

  it('encrypts every NIK', async () => {
    const encryptedCount = await server.db.$count(peserta, isNotNull(peserta.nikEncrypted));
    const citizenCount = await server.db.$count(peserta, eq(peserta.isWNI, true));
    expect(encryptedCount).toBe(citizenCount);
  });
});

describe('the demo proofs of vaccination', () => {
  it('are in every state, and some people wait for one', async () => {
    const rows = await server.db.selectDistinct({ status: certificate.status }).from(certificate);
    expect(rows.map(({ status }) => status).sort()).toEqual([...certificateStates.names].sort());
    for (const userName of ['bhbu', 'faskes', 'faskes2', 'admin']) {
      const token = await tokenOf(userName);
      for (const path of ['/Sertifikat', '/Sertifikat/belum']) {
        const { json } = await server.request('GET', path, { token });
        expect(json['totalRecords'], `${userName} ${path}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('the demo companies', () => {
  it('have every state, and some applications have waited for days', async () => {
    const rows = await server.db.select({ status: bhbu.status }).from(bhbu);
    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual(
      [...bhbuStates.names].sort(),
    );
    const token = await tokenOf('verificator');
    const { json } = await server.request('GET', '/bhbu/pendaftaran?status=MENUNGGU', { token });
    const ages = (json['data'] as { umurHari: number }[]).map(({ umurHari }) => umurHari);
    expect(ages).toEqual([6, 2, 0]);
  });
});

describe('the demo products and services', () => {
  it('cost the ceiling of the ministry, and some have a price history', async () => {
    const token = await tokenOf('admin');
    const sold = async (path: string) =>
      (await server.request('GET', path, { token })).json['data'] as {
        kode: string;
        hargaSatuan?: number;
        tarifPerDosis?: number;
        riwayatHarga: unknown[];
      }[];
    const products = await sold('/Product');
    const services = await sold('/Service');
    expect(products.find(({ kode }) => kode === 'SINO-PRIMER')?.hargaSatuan).toBe(321_660);
    expect(services.find(({ kode }) => kode === 'SUNTIK-KLINIK')?.tarifPerDosis).toBe(117_910);
    for (const some of [products, services]) {
      expect(some.some(({ riwayatHarga }) => riwayatHarga.length > 1)).toBe(true);
    }
  });
});

describe('the demo orders', () => {
  it('are in every state, as are their agreements', async () => {
    const orders = await server.db.selectDistinct({ status: order.status }).from(order);
    // An order leaves one by itself: the second signature issues its first invoice. No company of the demo
    // approves its orders within itself, until someone switches that on.
    const others = ['PKS_DITANDATANGANI', 'MENUNGGU_PERSETUJUAN'];
    const lasting = orderStates.names.filter(name => !others.includes(name));
    expect(orders.map(({ status }) => status).sort()).toEqual(lasting.sort());
    const agreements = await server.db.selectDistinct({ status: pks.status }).from(pks);
    expect(agreements.map(({ status }) => status).sort()).toEqual([...pksStates.names].sort());
  });

  it('have work orders in every state, and follow-ups of every kind', async () => {
    const found = await server.db
      .select({ status: workOrder.status, jenis: workOrder.jenis })
      .from(workOrder);
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(workOrderStates.names));
    expect(new Set(found.map(({ jenis }) => jenis))).toEqual(new Set(workOrderKinds));
    expect(found).toContainEqual({ status: 'DITERIMA', jenis: 'AMBIL_KEMBALI' });
  });

  it('have invoices and payments in every state and of every kind', async () => {
    const statesOf = async (table: typeof invoice | typeof payment) =>
      (await server.db.selectDistinct({ status: table.status }).from(table))
        .map(({ status }) => status)
        .sort();
    expect(await statesOf(invoice)).toEqual([...invoiceStates.names].sort());
    expect(await statesOf(payment)).toEqual([...paymentStates.names].sort());
    const kinds = await server.db.selectDistinct({ jenis: payment.jenis }).from(payment);
    expect(kinds.map(({ jenis }) => jenis).sort()).toEqual([...paymentKinds].sort());
    const token = await tokenOf('finance');
    const { json } = await server.request('GET', '/Payment?adaLebih=true', { token });
    // One was paid too much, the other was credited after it was paid.
    expect(json['totalRecords']).toBe(2);
  });

  it('have an agreement near each deadline', async () => {
    const token = await tokenOf('legal');
    const { json } = await server.request('GET', '/PKS?segeraBerakhir=1&pageSize=50', { token });
    const deadlines = (json['data'] as PksListItem[]).flatMap(({ tenggat }) => tenggat);
    expect(new Set(deadlines.map(({ closedBy }) => closedBy))).toEqual(
      new Set(['uploadProof', 'paySecondHalf', 'cure', 'terminate', 'expire']),
    );
  });

  it('have the amounts of their lines, and numbers without gaps', async () => {
    const lines = await server.db.select().from(orderLine);
    const orders = await server.db.select().from(order).where(isNotNull(order.noOrder));
    for (const { id, totalPembelian } of orders) {
      const own = lines.filter(({ idOrder }) => idOrder === id);
      const sum = own.reduce(
        (total, line) =>
          total + (line.qtyDisetujui ?? line.jumlahDosis ?? 0) * (line.hargaSatuan ?? 0),
        0,
      );
      expect(totalPembelian).toBe(sum);
    }
    const numbers = orders.map(({ noOrder }) => parseDocumentNumber(noOrder ?? ''));
    for (const year of new Set(numbers.map(one => one?.year))) {
      const serials = numbers.flatMap(one => (one?.year === year ? [one?.serial ?? 0] : []));
      expect(serials.sort((a, b) => a - b)).toEqual(serials.map((_, at) => at + 1));
    }
  });

  it('have an amended one, whose new version took over what was paid', async () => {
    const token = await tokenOf('bhbu');
    const amended = await server.db.select().from(order).where(isNotNull(order.amandemenDari));
    const { json } = await server.request('GET', `/Order/${amended[0]?.id}`, { token });
    expect(json).toMatchObject({
      status: 'DIBAYAR_SEBAGIAN',
      versi: [{ status: 'DIAMANDEMEN' }, { status: 'DIBAYAR_SEBAGIAN' }],
    });
    const notes = await server.request(
      'GET',
      `/notulenTechnicalMeeting/GetNotesByOrderId/${amended[0]?.id}`,
      { token: await tokenOf('am') },
    );
    expect(notes.json).toMatchObject([{ status: 'DRAFT' }, { status: 'FINAL' }]);
  });
});

describe('the demo vouchers', () => {
  it('are in every state, as are their contracts and batches', async () => {
    const contracts = await server.db
      .selectDistinct({ status: voucherContract.status })
      .from(voucherContract);
    expect(new Set(contracts.map(({ status }) => status))).toEqual(
      new Set(voucherContractStates.names),
    );
    const batches = await server.db
      .selectDistinct({ status: voucherTransaction.status })
      .from(voucherTransaction);
    expect(new Set(batches.map(({ status }) => status))).toEqual(new Set(voucherTransactionStates));
    const vouchers = await server.db.selectDistinct({ status: voucher.status }).from(voucher);
    expect(new Set(vouchers.map(({ status }) => status))).toEqual(new Set(voucherStates.names));
    // Every used one has its dose.
    expect(
      await server.db.$count(voucher, and(eq(voucher.status, 'TERPAKAI'), isNull(voucher.idDosis))),
    ).toBe(0);
  });

  it('have tickets that were sent, and one that was not delivered', async () => {
    const token = await tokenOf('bhbu');
    const failed = await server.request('GET', '/VoucherTransaction/getByIdBHBU?tiketGagal=true', {
      token,
    });
    const [batch] = failed.json['data'] as { id: number }[];
    const path = `/VoucherTransaction/penerima/${batch?.id}`;
    const { json } = await server.request('GET', path, { token });
    expect(json['hitungan']).toMatchObject({ TERKIRIM: 5, GAGAL: 1 });
  });

  it('have the codes of docs/demo.md, which give every result', async () => {
    const page = await readFile(new URL('../../../docs/demo.md', import.meta.url), 'utf8');
    const listed = [...page.matchAll(/^\| `([A-Z2-9-]{15,})` +\| `([A-Z_]+)`/gm)];
    const token = await tokenOf('faskes');
    for (const [, code = '', result] of listed) {
      const { json } = await server.request('GET', `/Voucher/checkvoucher/${code}`, { token });
      expect([code, json['hasil']]).toEqual([code, result]);
    }
    expect(new Set(listed.map(([, , result]) => result))).toEqual(new Set(checkResults));
  });
});

describe('texts that look like formulas and scripts', () => {
  const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  it('are texts in every exported workbook', async () => {
    const token = await tokenOf('superadmin');
    const [dari, sampai] = [jakartaDay(server.now(), -30), jakartaDay(server.now())];
    const paths: Readonly<Record<string, string>> = {
      'audit.export': '/audit/ekspor',
      'companyAccount.export': '/RekeningPelanggan/Export/1',
      'contact.exportRecipients': '/Kontak/penerima/ekspor?idBatch=3',
      'satusehat.template': `/Satusehat/templat?idFaskes=1&dari=${dari}&sampai=${sampai}`,
      'vaksinasi.exportKipi': '/Vaksinasi/kipi/ekspor',
      'import.template': '/Peserta/templateUnggah/1',
      'invoice.export': '/Invoice/Export',
      'invoice.exportOverview': '/Invoice/ringkasan/Export',
      'invoice.exportAgeing': '/Invoice/umurPiutang/Export',
      'order.export': '/Order/Export',
      'peserta.export': '/Peserta/Export',
      'peserta.exportByUser': '/Peserta/exportByUserId',
      'peserta.exportFaskes': '/Peserta/ExportFaskes',
      'peserta.exportFaskesExternal': '/Peserta/exportfaskesexternal',
      'voucher.export': '/Voucher/ExportVoucher',
      'workOrder.export': '/WorkOrder/Export',
    };
    // The demo has no uploads and no files for Coretax; their tests are beside those of their domains.
    const elsewhere = ['faktur.xlsx', 'import.exportRejected'];
    const exported = allCalls.filter(({ endpoint }) => endpoint.download === workbook);
    expect([...Object.keys(paths), ...elsewhere].toSorted()).toEqual(
      exported.map(({ name }) => name).toSorted(),
    );
    expect((await plantHostileTexts(server)).length).toBeGreaterThan(100);
    const found: Record<string, unknown> = {};
    for (const [name, path] of Object.entries(paths)) {
      const request = new Request(`http://portal.test/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const response = await server.app.fetch(request, '127.0.0.1');
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.status !== 200) found[name] = [response.status, Buffer.from(bytes).toString()];
      else {
        const { formulas, hostile, unprotected } = await findDangers(bytes);
        found[name] = { formulas, hostile: hostile > 0, unprotected };
      }
    }
    expect(found).toEqual(
      Object.fromEntries(
        Object.keys(paths).map(name => [name, { formulas: 0, hostile: true, unprotected: [] }]),
      ),
    );
  });
});
