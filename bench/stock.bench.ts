import { sql } from 'drizzle-orm';
import { runJob } from '#server/platform/scheduler/scheduler.ts';
import { expireStock } from '#server/domains/stock/index.ts';
import { buildPeserta } from '#tests/builders/peserta.ts';
import { buildUser } from '#tests/builders/user.ts';
import { doseBody } from '#tests/builders/vaksinasi.ts';
import { printBaseline } from './baseline.ts';
import { measure, printTableHead, printTableRow } from './measure.ts';
import { companyCount, facilityCount, seedPeserta } from './seed.ts';
import { startBenchServer } from './server.ts';

const batchCount = 200;
const injections = 200;

/** Target of the p95 of lists and pages, in ms. */
const limit = 50;

type Deps = Awaited<ReturnType<typeof startBenchServer>>['deps'];

/**
 * Inserts orders whose doses were received at two facilities from two batches each, with plain SQL,
 * and so four stocks per order. Batches with an even id have expired. One order in twenty plans its
 * vaccination in the future.
 */
async function seedDeliveries({ db }: Deps, orders: number): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`
    insert into product (kode, nama, produsen, importir, no_eua, jenis_vaksin, tipe, dosis_per_orang,
      dosis_per_vial, vial_per_box, volume_ml, suhu_min, suhu_max, satuan, kelas_pajak)
    select 'P' || i, 'Vaksin Contoh ' || i, 'Contoh', 'Contoh', 'EUA', 'Inaktif', 'VAKSIN_PRIMER', 2,
      1, 1, 0.5, 2, 8, 'dosis', 'PPN_DTP' from generate_series(1, 5) i`);
  await run(`
    insert into batch (nomor, id_produk, kedaluwarsa, jumlah, status)
    select 'B' || lpad(i::text, 3, '0'), 1 + i % 5,
      case when i % 2 = 0 then current_date - i::int else date '2099-01-01' end, 2000000000,
      case when i % 2 = 0 then 'KEDALUWARSA' else 'TERSEDIA' end
    from generate_series(1, ${batchCount}) i`);
  await run(`
    insert into distributor (nama, npwp, alamat, kab_kota, nama_kontak, hp_kontak, no_izin, izin_sampai)
    values ('PT Distributor Contoh', '1', 'Jalan Contoh', '32.73', 'Contoh', '+62812', '1', '2099-01-01')`);
  await run(`
    insert into "order" (no_order, bhbu_id, jenis, model, status, tanggal_order, jumlah_peserta, jumlah_dosis,
      skema, total_harga, created_at, modified_at)
    select 'PO/VGR/2026/01/' || lpad(i::text, 6, '0'),
      1 + floor(power((i * 2654435761 % 1000003) / 1000003.0, 2) * ${companyCount})::int, 'REGULER', 'PRODUK',
      case when i % 20 = 19 then 'PELAKSANAAN' else 'SELESAI' end,
      current_date - 1800 + (i * 1700 / ${orders})::int, 100, 200, 'PENUH', 1, now(), now()
    from generate_series(1, ${orders}::bigint) i`);
  await run(`
    insert into order_line (id_order, urut, id_faskes, id_produk, jumlah_peserta, jumlah_dosis, tanggal_vaksinasi,
      alamat_faskes, dosis_per_orang, qty_disetujui, qty_kirim, qty_terima)
    select o.id, n, 1 + (o.bhbu_id + n * 7 + o.id % 3) % ${facilityCount}, 1 + o.id % 5, 50, 100,
      case when o.status = 'SELESAI' then o.tanggal_order + 30 else current_date + 30 end, 'Jalan Contoh', 2, 100,
      100, 100
    from "order" o, generate_series(1, 2) n order by o.id, n`);
  await run(`
    insert into work_order (no_wo, jenis, status, id_order, id_root, id_bhbu, id_faskes, tanggal_kirim, tanggal_tiba,
      id_distributor, waktu_kirim, waktu_tiba)
    select 'PK/VGR/2026/01/' || lpad(l.id::text, 6, '0'), 'KIRIM', 'TIBA', o.id, o.id, o.bhbu_id, l.id_faskes,
      o.tanggal_order + 20, o.tanggal_order + 21, (select min(id) from distributor), o.tanggal_order + 20, o.tanggal_order + 21
    from order_line l join "order" o on o.id = l.id_order order by l.id`);
  await run(`
    insert into work_order_line (id_work_order, urut, id_detail, qty_kirim, id_batch, ps_number, qty_tiba, bocor, rusak,
      qty_terima, kurang, lebih, diganti)
    select w.id, n, l.id, 50, 1 + (made.batch + n * ${batchCount / 2}) % ${batchCount}, 'PS-' || w.id || '-' || n, 50, 0, 0, 50, 0, 0, 0
    from work_order w
    join order_line l on l.id_order = w.id_order and l.id_faskes = w.id_faskes
    cross join lateral (
      select floor(power((w.id * 2654435761::bigint % 1000003) / 1000003.0, 2) * ${batchCount})::int) made (batch)
    cross join generate_series(0, 1) n order by w.id, n`);
  const signatory = `{"nama":"Contoh","jabatan":"Petugas"}`;
  await run(`
    update work_order set status = 'SELESAI',
      bast = '{"nomor":"1","waktu":"2026-01-01T00:00:00.000Z","pembeli":${signatory},"distributor":${signatory}}'`);
  // The largest stock belongs to a batch that has not expired.
  await run(`
    insert into stock (id_root, id_bhbu, id_faskes, id_batch)
    select w.id_root, w.id_bhbu, w.id_faskes, l.id_batch
    from work_order_line l join work_order w on w.id = l.id_work_order order by l.id_batch <> 1, l.id`);
}

/**
 * Adds the entries of the ledger in several transactions, as they come in; a trigger adds each to its
 * stock. A stock has one receipt and 48 injections; the first one has a hundredth of all entries. Of
 * each hundred stocks 80 are used up, and one was overused; of the others, the leftover has expired,
 * was reported, or waits for a report or for the end of the vaccination.
 */
async function seedEntries({ db }: Deps, rows: number): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  const add = (jenis: string, jumlah: string, source: string) =>
    run(`
      insert into stock_entry (id_stok, jenis, jumlah, tanggal, waktu, oleh, alasan, id_line)
      select s.id, '${jenis}', ${jumlah}, o.tanggal_order + 21, o.tanggal_order + interval '21 days', 'Bench',
        ${jenis === 'TERIMA' || jenis === 'SUNTIK' ? 'null' : `'Contoh'`}, ${jenis === 'TERIMA' ? 'l.id' : 'null::int'}
      from stock s join "order" o on o.id = s.id_root ${source}`);
  const ofLine = `join work_order w on w.id_root = s.id_root and w.id_faskes = s.id_faskes
    join work_order_line l on l.id_work_order = w.id and l.id_batch = s.id_batch`;
  const largest = Math.floor(rows / 100);
  await add(
    'TERIMA',
    `48 + s.id % 2 + case when s.id = 1 then ${2 * largest} when s.id % 100 = 50 then -8
      when s.id % 20 > 15 or o.status <> 'SELESAI' then 12 else 0 end`,
    ofLine,
  );
  const rounds = 48;
  for (let round = 0; round < rounds; round++) {
    await add('SUNTIK', '1', '');
    await add(
      'SUNTIK',
      '1',
      `, generate_series(1, ${Math.floor(largest / rounds)}) where s.id = 1`,
    );
    if (round % 12 === 11) await run('vacuum stock');
  }
  await add('RUSAK', '1', 'where s.id % 2 = 1');
  await add(
    'KARANTINA',
    '2',
    'join batch b on b.id = s.id_batch where s.id % 100 = 59 and b.id % 2 = 1',
  );
  await add('KEDALUWARSA', 's.sisa', 'where s.sisa > 0 and s.id_batch % 2 = 0');
  await run(`
    update stock set dihitung = sisa, rencana_sisa = 'DISIMPAN', waktu_lapor = now(), dilaporkan_oleh = 'Bench'
    where sisa > 0 and id % 20 in (16, 17)`);
}

/**
 * Links the doses of participants to the largest batch, with an adverse event of one in a hundred,
 * and inserts temperatures of every facility at 12 hours' intervals.
 */
async function seedUse({ db }: Deps, readings: number): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(
    `update dose set id_batch = 1, id_produk = 2, batch = 'B001', vaksin = 'Vaksin Contoh 2'`,
  );
  await run(`
    insert into kipi (dose_id, jenis, serius, mulai, detail)
    select id, 'DEMAM', id % 1000 = 0, now(), '\\x00' from dose where id % 100 = 0`);
  await run(`
    insert into temperature_reading (id_faskes, waktu, suhu, sumber, dicatat)
    select 1 + i % ${facilityCount}, date_trunc('day', now()) - i / ${facilityCount} * interval '12 hours',
      case when i % 199 = 0 then 9.5 else 2 + i % 60 / 10.0 end, 'BERKAS', now()
    from generate_series(1, ${readings}) i`);
}

/** Measures stock, ledger, recall and temperatures over 1,000,000 ledger entries. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const stocks = Math.floor(rows / 200) * 4;
  const server = await startBenchServer();
  const { app, deps } = server;
  const run = (text: string) => deps.db.execute(sql.raw(text));
  try {
    await seedPeserta(deps, Math.floor(rows / 20));
    await seedDeliveries(deps, stocks / 4);
    const started = performance.now();
    await seedEntries(deps, rows);
    const seconds = (performance.now() - started) / 1000;
    await seedUse(deps, Math.floor(rows / 5));
    for (const table of [
      '"order"',
      'order_line',
      'work_order',
      'work_order_line',
      'batch',
      'stock',
      'stock_entry',
      'dose',
      'kipi',
      'temperature_reading',
    ]) {
      await run(`vacuum analyze ${table}`);
    }
    const { rows: counts } = await run(`
      select (select count(*) from stock_entry) as entries, count(*) as stocks,
        count(*) filter (where sisa > 0) as left, count(masalah) as problems,
        (select count(*) from stock where id_batch = 1) as "of the largest batch",
        (select count(*) from dose where id_batch = 1) as doses
      from stock`);
    console.log(`ledger made through its trigger in ${Math.round(seconds)} s`, counts[0]);
    const { rows: largest } = await deps.db.execute<Record<'bhbu' | 'faskes' | 'root', number>>(
      sql`select id_bhbu as bhbu, id_faskes as faskes, id_root as root from stock where id = 1`,
    );
    const { bhbu = 1, faskes = 1, root = 1 } = largest[0] ?? {};
    const admin = await buildUser(deps, { role: 'ADMIN' });
    const company = await buildUser(deps, { role: 'BHBU', bhbuId: 1 });
    const facility = await buildUser(deps, { role: 'FASKES', faskesId: faskes });
    const call = async (path: string, token = admin.token, body?: object): Promise<unknown> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      const answer = await app.fetch(new Request(`http://bench/api/${path}`, init));
      if (answer.status >= 400) throw new Error(`${path}: ${await answer.text()}`);
      return await answer.json();
    };
    const measureGet = async (name: string, path: string, token?: string) => {
      printTableRow(await measure(name, 30, () => call(path, token), limit));
    };
    const deep = Math.max(1, Math.floor(stocks / 50));
    await printBaseline(deps);
    printTableHead(`${rows} ledger entries of ${stocks} stocks`);
    for (const by of ['kedaluwarsaBatch', 'sisa', 'namaFaskes', 'namaBHBU', 'modifiedAt']) {
      await measureGet(`stock by ${by}, page 1`, `Stok?sortBy=${by}&sortOrder=desc`);
    }
    await measureGet(`stock by expiry, page ${deep}`, `Stok?pageNumber=${deep}`);
    await measureGet(
      `stock by facility, page ${deep}`,
      `Stok?sortBy=namaFaskes&pageNumber=${deep}`,
    );
    await measureGet('stock of a facility', `Stok?idFaskes=${faskes}`);
    await measureGet('stock of the largest company', 'Stok?idBHBU=1');
    await measureGet('stock of the largest batch', 'Stok?idBatch=1');
    await measureGet('stock of an order', `Stok?idOrder=${root}`);
    await measureGet('stock with problems', 'Stok?bermasalah=1');
    await measureGet('stock without problems', 'Stok?bermasalah=0');
    await measureGet('stock with leftover', 'Stok?tersisa=1');
    await measureGet('stock that waits for a report', 'Stok?perluLaporan=1');
    await measureGet('stock that waits for no report', 'Stok?perluLaporan=0');
    await measureGet('stock in quarantine', 'Stok?dikarantina=1');
    await measureGet('search for a batch', 'Stok?q=B017');
    await measureGet('search for facilities', 'Stok?q=Klinik%20Contoh%201');
    await measureGet('search for a company', 'Stok?q=PT%20Contoh%20399');
    await measureGet('search that finds none', 'Stok?q=tidak%20ada');
    await measureGet('stock that the facility sees', 'Stok', facility.token);
    await measureGet('stock that the company sees', 'Stok', company.token);
    await measureGet('one stock', 'Stok/1');
    const deepest = Math.max(1, Math.floor(rows / 100 / 25));
    await measureGet('entries of the largest stock, page 1', 'Stok/mutasi/1');
    await measureGet(`entries of it, page ${deepest}`, `Stok/mutasi/1?pageNumber=${deepest}`);
    await measureGet('entries of another stock', `Stok/mutasi/${stocks - 1}`);
    await measureGet('dose ledger of an order', `NeracaDosis/${root}`);
    await measureGet('dose ledger of it at a facility', `NeracaDosis/${root}`, facility.token);
    await measureGet('recall of the largest batch', 'Batch/penarikan/1');
    await measureGet('recall of another batch', 'Batch/penarikan/151');
    const month = 'dari=2026-06-01&sampai=2026-06-30';
    await measureGet('temperatures, page 1', 'Suhu?sortOrder=desc');
    await measureGet('temperatures by degrees', 'Suhu?sortBy=suhu&sortOrder=desc');
    await measureGet('temperatures of a month', `Suhu?${month}`);
    await measureGet('temperatures of a facility', 'Suhu?idFaskes=9&sortOrder=desc');
    await measureGet('temperatures of it in a month', `Suhu?idFaskes=9&${month}`);
    await measureGet('temperatures outside the limits', 'Suhu?diLuarBatas=1&sortOrder=desc');
    await measureGet('batches to choose at a facility', 'Vaksinasi/vaksin', facility.token);
    await measureGet('tasks of the dashboard', 'Dashboard/pekerjaan');
    await measureGet('tasks of a facility', 'Dashboard/pekerjaan', facility.token);
    const options = { db: deps.db, clock: deps.clock, log: deps.log };
    printTableRow(
      await measure(`job '${expireStock.name}', nothing due`, 10, () =>
        runJob(options, expireStock),
      ),
    );
    await measureInjections(deps, { bhbu, faskes, userId: admin.id, call });
  } finally {
    await server.stop();
  }
}

interface InjectionOptions {
  /** The company and facility of the largest stock. */
  readonly bhbu: number;
  readonly faskes: number;
  readonly userId: number;
  readonly call: (path: string, token: string, body: object) => Promise<unknown>;
}

/**
 * Measures the recording of injections of a batch of the register: at a facility without stock, from
 * the stock of a small company, and from the largest stock.
 */
async function measureInjections(
  deps: Deps,
  { bhbu, faskes, userId, call }: InjectionOptions,
): Promise<void> {
  const { rows } = await deps.db.execute<Record<'batch' | 'bhbu' | 'faskes', number>>(sql`
    select s.id_bhbu as bhbu, s.id_faskes as faskes, s.id_batch as batch
    from stock s where s.sisa > 0 and s.id_batch % 2 = 1 and s.id_faskes <> ${faskes} order by s.id_bhbu desc, s.id limit 1`);
  const { rows: without } = await deps.db.execute<{ id: number }>(
    sql`insert into faskes (nama_faskes) values ('Klinik Tanpa Stok') returning id`,
  );
  const cases = [
    { name: 'without stock', bhbu, faskes: without[0]?.id ?? 0, batch: 1 },
    { name: 'from stock of a small company', ...(rows[0] ?? { bhbu, faskes, batch: 1 }) },
    { name: 'from the largest stock', bhbu, faskes, batch: 1 },
  ];
  const medians: number[] = [];
  for (const { name, bhbu: bhbuId, faskes: idFaskes, batch: idBatch } of cases) {
    const { token } = await buildUser(deps, { role: 'FASKES', faskesId: idFaskes });
    const bodies: object[] = [];
    for (let i = 0; i <= injections; i++) {
      const { id } = await buildPeserta(deps, { userId, bhbuId, idFaskes });
      bodies.push(
        doseBody(id, idFaskes, {
          idBatch,
          vaksin: null,
          alasanVaksin: null,
          batch: null,
          kadaluarsa: null,
          // The stock of the small company may run out.
          alasanBatch: 'Contoh',
        }),
      );
    }
    const measured = await measure(`injection ${name}`, injections, round =>
      call('Vaksinasi', token, bodies[round + 1] ?? {}),
    );
    printTableRow(measured);
    medians.push(measured.p50);
  }
  const [base = 1, ...others] = medians;
  console.log(
    `ratio to an injection without stock: ${others.map(p50 => (p50 / base).toFixed(2)).join(', ')}`,
  );
}
