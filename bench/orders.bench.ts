import { sql } from 'drizzle-orm';
import { buildUser } from '#tests/builders/user.ts';
import { printBaseline } from './baseline.ts';
import { measure, printTableHead, printTableRow } from './measure.ts';
import { startBenchServer } from './server.ts';

const companyCount = 400;
const facilityCount = 60;
const linesPerOrder = 3;

/** Target of the p95 of lists and pages, in ms. */
const limit = 50;

type Deps = Awaited<ReturnType<typeof startBenchServer>>['deps'];

/**
 * Inserts orders with three lines each and the agreements of the signed ones, with plain SQL: one
 * order in twenty is open, in one of the states before the end.
 */
async function seedOrders({ db }: Deps, rows: number): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`
    insert into bhbu (nama_bhbu) select 'PT Contoh ' || i from generate_series(1, ${companyCount}) i`);
  await run(`
    insert into faskes (nama_faskes, kode_pcare)
    select 'Klinik Contoh ' || i, 'VGR' || i from generate_series(1, ${facilityCount}) i`);
  await run(`
    insert into product (kode, nama, produsen, importir, no_eua, jenis_vaksin, tipe, dosis_per_orang,
      dosis_per_vial, vial_per_box, volume_ml, suhu_min, suhu_max, satuan, kelas_pajak)
    select 'P' || i, 'Vaksin Contoh ' || i, 'Contoh', 'Contoh', 'EUA', 'Inaktif', 'VAKSIN_PRIMER', 2,
      1, 1, 0.5, 2, 8, 'dosis', 'PPN_DTP' from generate_series(1, 5) i`);
  await run(`
    insert into batch (nomor, id_produk, kedaluwarsa, jumlah, status)
    select 'B' || i, i, date '2099-01-01', 2000000000, 'TERSEDIA' from generate_series(1, 5) i`);
  const open = `array['DIAJUKAN', 'DISESUAIKAN', 'DITERIMA', 'PKS_DIBUAT', 'MENUNGGU_BAYAR', 'DIBAYAR_SEBAGIAN', 'LUNAS', 'DIKIRIM_SEBAGIAN', 'PELAKSANAAN', 'DITOLAK']`;
  await run(`
    insert into "order" (no_order, bhbu_id, jenis, model, status, tanggal_order, jumlah_peserta, jumlah_dosis,
      skema, total_pembelian, total_layanan, sub_total, ppn, ppn_dtp, pph, total_harga, tanggal_tanda_tangan,
      created_at, created_by, modified_at, modified_by)
    select 'PO/VGR/2026/01/' || lpad(i::text, 6, '0'), 1 + floor(power((i * 2654435761 % 1000003) / 1000003.0, 2) * ${companyCount})::int,
      'REGULER', 'PRODUK', case when i % 20 < 19 then 'SELESAI' else (${open})[1 + (i / 20) % 10] end,
      date '2021-05-01' + (i * 1900 / ${rows})::int, 300, 600, 'TERMIN_50_50', 192996000, 0, 192996000, 21229560, 21229560, 0,
      192996000, date '2021-05-08' + (i * 1900 / ${rows})::int,
      timestamptz '2021-05-01' + i * interval '27 minutes', 'Bench', timestamptz '2021-05-01' + (i * 7 % ${rows}) * interval '27 minutes', 'Bench'
    from generate_series(1, ${rows}::bigint) i`);
  await run(`
    insert into order_line (id_order, urut, id_faskes, id_produk, jumlah_peserta, jumlah_dosis, tanggal_vaksinasi,
      alamat_faskes, dosis_per_orang, harga_satuan, kelas_pajak, qty_disetujui, qty_kirim, qty_terima)
    select o.id, n, 1 + (o.bhbu_id + n * 7) % ${facilityCount}, 1 + (o.id + n) % 5, 100, 200, o.tanggal_order + 14,
      'Jalan Contoh', 2, 321660, 'PPN_DTP', 200, case when o.status = 'SELESAI' then 200 else 0 end,
      case when o.status = 'SELESAI' then 200 else 0 end
    from "order" o, generate_series(1, ${linesPerOrder}) n`);
  await run(`
    insert into pks (no_pks, jenis, id_bhbu, id_order, status, tanggal_pks, berlaku_sampai, isi)
    select lpad(id::text, 6, '0') || '/PKS-VGR/BF/I/2026', 'REGULER', bhbu_id, id,
      case when status = 'SELESAI' then 'BERAKHIR' when status = 'PKS_DIBUAT' then 'MENUNGGU_TTD_BHBU' else 'AKTIF' end,
      tanggal_order + 5, tanggal_order + 370, '{}'::jsonb
    from "order" where status not in ('DIAJUKAN', 'DISESUAIKAN', 'DITERIMA', 'DITOLAK')`);
  for (const table of ['bhbu', '"order"', 'order_line', 'pks'])
    await run(`vacuum analyze ${table}`);
}

/** Measures lists and pages of orders and agreements over 100,000 orders of three lines. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);
  const server = await startBenchServer();
  const { app, deps } = server;
  try {
    const started = performance.now();
    await seedOrders(deps, rows);
    console.log(`${rows} orders made in ${Math.round((performance.now() - started) / 1000)} s`);
    const admin = await buildUser(deps, { role: 'ADMIN' });
    const company = await buildUser(deps, { role: 'BHBU', bhbuId: 1 });
    const facility = await buildUser(deps, { role: 'FASKES', faskesId: 9 });
    const get = async (path: string, token = admin.token): Promise<unknown> => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.fetch(new Request(`http://bench/api/${path}`, { headers }));
      if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
      return await answer.json();
    };
    const measureGet = async (name: string, path: string, token?: string) => {
      printTableRow(await measure(name, 30, () => get(path, token), limit));
    };
    const deep = Math.max(1, Math.floor(rows / 50));
    await printBaseline(deps);
    printTableHead(`${rows} orders of ${linesPerOrder} lines, ${companyCount} companies`);
    for (const by of [
      'tanggalOrder',
      'noOrder',
      'namaBHBU',
      'status',
      'totalHarga',
      'modifiedAt',
    ]) {
      await measureGet(`orders by ${by}, page 1`, `Order?sortBy=${by}&sortOrder=desc`);
    }
    await measureGet(
      `orders by date, page ${deep}`,
      `Order?sortBy=tanggalOrder&pageNumber=${deep}`,
    );
    await measureGet(`orders by company, page ${deep}`, `Order?sortBy=namaBHBU&pageNumber=${deep}`);
    await measureGet('orders of a state', 'Order?status=DIAJUKAN&sortBy=tanggalOrder');
    await measureGet('closed orders', 'Order?status=SELESAI&sortBy=tanggalOrder');
    await measureGet('orders of a month', 'Order?bulan=2023-04&sortBy=tanggalOrder');
    await measureGet('orders of a facility', 'Order?idFaskes=9&sortBy=tanggalOrder');
    await measureGet('orders of a product', 'Order?idProduk=2&sortBy=tanggalOrder');
    await measureGet('newest versions', 'Order?terbaru=true&sortBy=tanggalOrder');
    await measureGet('search for a company', 'Order?q=PT%20Contoh%2017&sortBy=tanggalOrder');
    await measureGet('search for a number', 'Order?q=%2F012345&sortBy=tanggalOrder');
    await measureGet('search that finds all', 'Order?q=PT&sortBy=tanggalOrder');
    await measureGet('orders that the largest company sees', 'Order', company.token);
    await measureGet('orders that a facility sees', 'Order', facility.token);
    await measureGet('one order', `Order/${rows - 1}`);
    await measureGet('choices of the form', 'Order/pilihan/1');
    for (const by of ['tanggalPKS', 'noPKS', 'namaBHBU', 'statuspks', 'berlakuSampai']) {
      await measureGet(`agreements by ${by}`, `PKS?sortBy=${by}&sortOrder=desc`);
    }
    await measureGet('agreements in force', 'PKS?statuspks=AKTIF&sortBy=berlakuSampai');
    await measureGet('agreements near a deadline', 'PKS?segeraBerakhir=true');
    await measureGet('agreements of a search', 'PKS?q=PT%20Contoh%2017');
    await measureGet('agreements that a company sees', 'PKS', company.token);
  } finally {
    await server.stop();
  }
}
