import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { parseDocumentNumber } from '#contract/core/document-number.ts';
import { openDb, type Db } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import {
  order,
  orderLine,
  pks,
  voucherContract,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { buildProduct } from '../../builders/batch.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import {
  createUsedDataDir,
  removeSharedDataDir,
  signalServer,
  startInProcess,
  startLoadedProcess,
} from '../harness/embedded.ts';
import { startProcess, type TestProcess } from '../harness/test-process.ts';
import type { IssuerTask } from './fixtures/issuer.ts';

afterAll(removeSharedDataDir);

const quota = 2_000;
const jumlah = 7;

async function loadIssuer(task: IssuerTask): Promise<TestProcess> {
  const child = startProcess('tests/server/voucher/fixtures/issuer.ts', [JSON.stringify(task)]);
  onTestFinished(async () => {
    child.kill();
    await child.exitCode;
    await signalServer(task.dataDir, 'SIGQUIT');
  });
  await child.waitForLine('loaded');
  return child;
}

/** Inserts an active contract under the agreement of a paid order. @returns its id */
async function buildContract(db: Db, bhbuId: number): Promise<number> {
  const idProduk = await buildProduct(db);
  const idFaskes = await buildFaskes(db, { serves: [bhbuId] });
  const idOf = async (inserted: Promise<{ id: number }[]>) => (await inserted)[0]?.id ?? 0;
  const idRoot = await idOf(
    db
      .insert(order)
      .values({
        noOrder: 'PO/VGR/2029/12/000001',
        bhbuId,
        jenis: 'REGULER',
        model: 'PRODUK',
        status: 'LUNAS',
        tanggalOrder: '2029-12-01',
        skema: 'PENUH_100',
        jumlahPeserta: quota / 2,
        jumlahDosis: quota,
        totalHarga: 1,
        dibayar: 1,
      })
      .returning({ id: order.id }),
  );
  await db
    .insert(orderLine)
    .values({ idOrder: idRoot, urut: 1, idFaskes, idProduk, jumlahDosis: quota });
  const agreement = { jenis: 'REGULER', idBHBU: bhbuId, idOrder: idRoot, status: 'AKTIF' } as const;
  const idPKS = await idOf(
    db
      .insert(pks)
      .values({ ...agreement, noPKS: '1', tanggalPKS: '2029-12-01', berlakuSampai: '2030-12-01' })
      .returning({ id: pks.id }),
  );
  const id = await idOf(
    db
      .insert(voucherContract)
      .values({
        idBHBU: bhbuId,
        judul: 'Vaksinasi karyawan',
        tanggalMulai: '2030-01-01',
        tanggalSelesai: '2030-12-31',
        idPKS,
        idRoot,
        productId: idProduk,
        kuotaVoucher: quota,
        jenisPenerima: 'UMUM',
        prefixKode: 'VGR',
        masaBerlakuHari: 90,
      })
      .returning({ id: voucherContract.id }),
  );
  await db
    .update(voucherContract)
    .set({ status: 'AKTIF', noKontrak: 'VC/VGR/2030/00001' })
    .where(eq(voucherContract.id, id));
  return id;
}

it('kill -9 of issuer and database keeps every reported transaction, and the quota balances', async () => {
  const dataDir = await createUsedDataDir();
  const first = await startInProcess(dataDir);
  const before = openDb(first.connectionString);
  await migrate(before.pool);
  const bhbuId = await buildBhbu(before.db);
  const voucherContractId = await buildContract(before.db, bhbuId);
  await before.close();
  await first.stop();

  const reportedIds: number[] = [];
  for (let round = 0; round < 2; round++) {
    const task = { dataDir, bhbuId, voucherContractId, jumlah };
    const issuer = await startLoadedProcess(await loadIssuer(task));
    const enough = 1 + Math.floor(Math.random() * 25);
    const keptLines = () => issuer.lines.filter(line => line.startsWith('kept '));
    while (keptLines().length < enough) await new Promise(go => setImmediate(go));
    await signalServer(dataDir, 'SIGKILL');
    issuer.kill();
    await issuer.exitCode;
    reportedIds.push(...keptLines().map(line => Number(line.slice('kept '.length))));
  }

  const last = await startInProcess(dataDir);
  const after = openDb(last.connectionString);
  const transactions = await after.db
    .select()
    .from(voucherTransaction)
    .orderBy(asc(voucherTransaction.id));
  expect(transactions.map(({ id }) => id)).toEqual(expect.arrayContaining(reportedIds));
  // The transaction in progress may have been committed before its line was printed.
  expect(transactions.length - reportedIds.length).toBeLessThanOrEqual(2);
  expect(transactions.filter(transaction => transaction.jumlah !== jumlah)).toEqual([]);
  expect(transactions.map(({ noTransaksi }) => parseDocumentNumber(noTransaksi)?.serial)).toEqual(
    transactions.map((_, at) => at + 1),
  );
  const { rows } = await after.db.execute(sql`
    select c.diterbitkan, c.sisa,
      (select sum(e.jumlah)::int from voucher_quota_entry e where e.id_contract = c.id) as ledger,
      (select count(*)::int from voucher where status <> 'DIBATALKAN') as vouchers,
      (select sum(jumlah - dibatalkan)::int from voucher_transaction) as counted
    from voucher_contract c`);
  const open = transactions.filter(transaction => transaction.dibatalkan === 0).length * jumlah;
  expect(rows).toEqual([
    { diterbitkan: open, sisa: quota - open, ledger: quota - open, vouchers: open, counted: open },
  ]);
  await after.close();
});
