import { sql } from 'drizzle-orm';
import { markOverdueInvoices, remindOfInvoices } from '#server/domains/invoice/index.ts';
import { runJob } from '#server/platform/scheduler/scheduler.ts';
import { buildUser } from '#tests/builders/user.ts';
import { printBaseline } from './baseline.ts';
import { measure, printTableHead, printTableRow } from './measure.ts';
import { startBenchServer } from './server.ts';

const companyCount = 400;
const linesPerOrder = 3;

/** Target of the p95 of lists and pages, in ms. */
const limit = 50;

type Deps = Awaited<ReturnType<typeof startBenchServer>>['deps'];

/**
 * Inserts orders of five years in two halves with three lines and an agreement each, with plain SQL.
 * One order in ten is recent and its second invoice is not paid.
 */
async function seedOrders({ db }: Deps, orders: number): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`
    insert into bhbu (nama_bhbu, invoice_account)
    select 'PT Contoh ' || i, 'VGR' || lpad(i::text, 5, '0') from generate_series(1, ${companyCount}) i`);
  await run(`
    insert into faskes (nama_faskes, kode_pcare)
    select 'Klinik Contoh ' || i, 'VGR' || i from generate_series(1, 60) i`);
  await run(`
    insert into product (kode, nama, produsen, importir, no_eua, jenis_vaksin, tipe, dosis_per_orang,
      dosis_per_vial, vial_per_box, volume_ml, suhu_min, suhu_max, satuan, kelas_pajak)
    values ('P1', 'Vaksin Contoh', 'Contoh', 'Contoh', 'EUA', 'Inaktif', 'VAKSIN_PRIMER', 2, 1, 1, 0.5,
      2, 8, 'dosis', 'PPN_DTP')`);
  await run(`
    insert into "order" (no_order, bhbu_id, jenis, model, status, tanggal_order, jumlah_peserta, jumlah_dosis,
      skema, total_pembelian, total_layanan, sub_total, ppn, ppn_dtp, pph, total_harga, tanggal_tanda_tangan,
      created_at, created_by, modified_at, modified_by)
    select 'PO/VGR/2026/01/' || lpad(i::text, 6, '0'), company, 'REGULER', 'PRODUK',
      case when i % 10 = 0 then 'DIBAYAR_SEBAGIAN' else 'SELESAI' end, day, doses / 2, doses,
      'TERMIN_50_50', value, 0, value, value / 100 * 11, value / 100 * 11, 0, value, day + 7,
      day, 'Bench', day + interval '7 days', 'Bench'
    from (
      select i, 1 + floor(power((i * 2654435761 % 1000003) / 1000003.0, 2) * ${companyCount})::int as company,
        case when i % 10 = 0 then current_date - 60 - (i / 10 % 120)::int
          else current_date - 200 - 1800 + (i * 1800 / ${orders})::int end as day,
        ${linesPerOrder} * (20 + 2 * (i * 48271 % 997)) as doses,
        ${linesPerOrder} * (20 + 2 * (i * 48271 % 997)) * 321600 as value
      from generate_series(1, ${orders}::bigint) i) made`);
  await run(`
    insert into order_line (id_order, urut, id_faskes, id_produk, jumlah_peserta, jumlah_dosis, tanggal_vaksinasi,
      alamat_faskes, dosis_per_orang, harga_satuan, kelas_pajak, qty_disetujui)
    select o.id, n, 1 + (o.bhbu_id + n * 7) % 60, 1, o.jumlah_peserta / ${linesPerOrder},
      o.jumlah_dosis / ${linesPerOrder}, o.tanggal_order + 30, 'Jalan Contoh', 2, 321600, 'PPN_DTP',
      o.jumlah_dosis / ${linesPerOrder}
    from "order" o, generate_series(1, ${linesPerOrder}) n`);
  await run(`
    insert into pks (no_pks, jenis, id_bhbu, id_order, status, tanggal_pks, berlaku_sampai, isi)
    select lpad(id::text, 6, '0') || '/PKS-VGR/BF/I/2026', 'REGULER', bhbu_id, id,
      case when status = 'SELESAI' then 'BERAKHIR' else 'AKTIF' end,
      tanggal_order + 5, tanggal_order + 370, '{}'::jsonb
    from "order"`);
}

/**
 * Inserts the invoices of one half of the orders as drafts with their lines, and issues them. An
 * unpaid second half is overdue, paid in part, issued, or, once in twenty, still a draft.
 */
async function seedInvoices({ db }: Deps, term: 1 | 2): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`
    insert into invoice (id_order, id_root, id_pks, id_bhbu, invoice_account, termin, nilai_pesanan, sudah_ditagih,
      total_produk, sub_total, dpp, ppn, ppn_dtp, total, nilai_tagihan, pembeli, created_at, created_by,
      modified_at, modified_by)
    select o.id, o.id, p.id, o.bhbu_id, b.invoice_account, '${term}', o.sub_total, o.sub_total / 2 * ${term - 1},
      o.sub_total / 2, o.sub_total / 2, o.sub_total / 2, o.ppn / 2, o.ppn / 2, o.sub_total / 2,
      o.sub_total / 2, jsonb_build_object('nama', b.nama_bhbu, 'alamat', 'Jalan Contoh', 'npwp', null),
      o.tanggal_order, 'Bench', o.tanggal_order + o.id % 97 * interval '1 hour', 'Bench'
    from "order" o join pks p on p.id_order = o.id join bhbu b on b.id = o.bhbu_id order by o.id`);
  await run(`
    insert into invoice_line (id_invoice, urut, jenis, id_detail, uraian, qty, harga_satuan, bruto, nilai, kelas_pajak,
      dpp, ppn_rate, ppn, ppn_dtp, jenis_pph, pph_rate, pph)
    select i.id, l.urut, 'PRODUK', l.id, 'Vaksin Contoh', l.jumlah_dosis, 321600, l.jumlah_dosis * 321600::bigint,
      i.sub_total / ${linesPerOrder}, 'PPN_DTP', i.sub_total / ${linesPerOrder}, 0.11,
      i.ppn / ${linesPerOrder}, i.ppn / ${linesPerOrder}, 'TANPA_PPH', 0, 0
    from invoice i join order_line l on l.id_order = i.id_order where i.termin = '${term}'`);
  await run(`
    update invoice set status = made.status, no_invoice = 'INV/VGR/2026/' || lpad(invoice.id::text, 6, '0'),
      tanggal_invoice = made.day, jatuh_tempo = made.day + 30,
      penjual = '{"nama":"PT Contoh","alamat":"Jalan Contoh","npwp":null,"penandaTangan":"Contoh","jabatan":"Direktur"}',
      rekening_tujuan = '{"bank":"Bank Contoh","cabang":"Contoh","nomor":"1","atasNama":"PT Contoh"}',
      dibayar = case made.status when 'LUNAS' then nilai_tagihan when 'DIBAYAR_SEBAGIAN' then nilai_tagihan / 2
        else 0 end,
      no_faktur_pajak = '0100002600' || lpad(invoice.id::text, 6, '0')
    from (
      select i.id, o.tanggal_order + 8 + ${term - 1} * 21 as day,
        case when ${term} = 1 or o.id % 10 <> 0 then 'LUNAS' when o.id % 200 = 100 then 'DRAFT'
          when o.tanggal_order + 59 < current_date then 'LEWAT_TEMPO'
          else (array['TERBIT', 'DISTEMPEL', 'DIBAYAR_SEBAGIAN'])[1 + o.id / 10 % 3] end as status
      from invoice i join "order" o on o.id = i.id_order where i.termin = '${term}') made
    where invoice.id = made.id and made.status <> 'DRAFT'`);
}

/**
 * Inserts the payments of the invoices: one or two verified ones with their use, and of the invoices
 * that are not paid some with a proof that waits or was rejected.
 */
async function seedPayments({ db }: Deps): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  const columns = `id_invoice, id_bhbu, jenis, no_referensi, tanggal_bayar, jumlah, bank_pengirim, nama_pengirim,
    status, pengunggah, waktu_bukti, hash_bukti, verified_by, verified_at, teralokasi, created_at, modified_at`;
  // One payment in 400 is larger than what it was used for.
  await run(`
    insert into payment (${columns})
    select i.id, i.id_bhbu, 'TRANSFER', 'TRX' || i.id || n, i.tanggal_invoice + 9 + n,
      i.dibayar / parts + case when i.id % 400 = 7 then 500000 else 0 end, 'Bank Contoh', 'PT Contoh',
      'TERVERIFIKASI', 'Bench', i.tanggal_invoice + 10, md5(i.id || '-' || n), 'Bench', i.tanggal_invoice + 12,
      i.dibayar / parts, i.tanggal_invoice + 9, i.tanggal_invoice + 12 + i.id % 89 * interval '1 hour'
    from invoice i
    cross join lateral (select case when i.id % 4 = 0 and i.dibayar % 2 = 0 then 2 else 1 end) made (parts)
    cross join lateral generate_series(1, parts) n
    where i.dibayar > 0 order by i.tanggal_invoice`);
  await run(`
    insert into payment_allocation (id_payment, jenis, id_invoice, jumlah, tanggal, created_at)
    select id, 'TAGIHAN', id_invoice, teralokasi, tanggal_bayar + 2, verified_at from payment`);
  await run(`
    insert into payment (${columns})
    select i.id, i.id_bhbu, 'TRANSFER', 'TRX' || i.id, i.tanggal_invoice + 9, i.nilai_tagihan - i.dibayar,
      'Bank Contoh', 'PT Contoh', case when i.id % 3 = 0 then 'BUKTI_DIUNGGAH' else 'DITOLAK' end, 'Bench',
      i.tanggal_invoice + 10, md5(i.id || '-waits'), null, null, 0, i.tanggal_invoice + 9, i.tanggal_invoice + 10
    from invoice i
    where i.status in ('TERBIT', 'DISTEMPEL', 'DIBAYAR_SEBAGIAN', 'LEWAT_TEMPO') and i.id_order / 10 % 2 = 0`);
}

/** Measures lists, pages and the overview of 100,000 invoices of three lines, and their payments. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);
  const server = await startBenchServer();
  const { app, deps } = server;
  try {
    const started = performance.now();
    await seedOrders(deps, rows / 2);
    await seedInvoices(deps, 1);
    await seedInvoices(deps, 2);
    await seedPayments(deps);
    for (const table of [
      'bhbu',
      '"order"',
      'order_line',
      'pks',
      'invoice',
      'invoice_line',
      'payment',
      'payment_allocation',
    ]) {
      await deps.db.execute(sql.raw(`vacuum analyze ${table}`));
    }
    const { rows: counts } = await deps.db.execute(sql`
      select (select count(*) from payment) as payments,
        (select count(*) from payment where status = 'BUKTI_DIUNGGAH') as waiting,
        (select count(*) from invoice where status not in ('LUNAS', 'DRAFT')) as unpaid`);
    console.log(
      `${rows} invoices made in ${Math.round((performance.now() - started) / 1000)} s`,
      counts[0],
    );
    const admin = await buildUser(deps, { role: 'ADMIN' });
    const company = await buildUser(deps, { role: 'BHBU', bhbuId: 1 });
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
    printTableHead(`${rows} invoices of ${linesPerOrder} lines, ${companyCount} companies`);
    for (const by of [
      'tanggalInvoice',
      'noInvoice',
      'namaBHBU',
      'status',
      'jatuhTempo',
      'total',
      'sisa',
      'modifiedAt',
    ]) {
      await measureGet(`invoices by ${by}, page 1`, `Invoice?sortBy=${by}&sortOrder=desc`);
    }
    await measureGet(`invoices by date, page ${deep}`, `Invoice?pageNumber=${deep}`);
    await measureGet(
      `invoices by company, page ${deep}`,
      `Invoice?sortBy=namaBHBU&pageNumber=${deep}`,
    );
    await measureGet('invoices of the largest company', 'Invoice?idBHBU=1');
    await measureGet('invoices of a small company', 'Invoice?idBHBU=399');
    await measureGet('invoices of a month', 'Invoice?bulan=2023-04');
    await measureGet('invoices of a term', 'Invoice?termin=2');
    await measureGet('paid invoices', 'Invoice?status=LUNAS');
    await measureGet('overdue invoices', 'Invoice?status=LEWAT_TEMPO&sortBy=jatuhTempo');
    await measureGet('invoices that are not paid', 'Invoice?belumLunas=true&sortBy=jatuhTempo');
    await measureGet('invoices due for 31 to 60 days', 'Invoice?umur=31_60&sortBy=jatuhTempo');
    for (const need of ['PENERBITAN', 'PEMBAYARAN', 'BUKTI_BARU', 'VERIFIKASI']) {
      await measureGet(`invoices that wait: ${need}`, `Invoice?menunggu=${need}&sortBy=jatuhTempo`);
    }
    await measureGet('search for an invoice number', 'Invoice?q=INV%2FVGR%2F2026%2F000123');
    await measureGet('search for a small company', 'Invoice?q=PT%20Contoh%20399');
    await measureGet('search for several companies', 'Invoice?q=PT%20Contoh%2017');
    await measureGet('search that finds none', 'Invoice?q=tidak%20ada');
    await measureGet('search that finds all', 'Invoice?q=INV');
    await measureGet('invoices that the largest company sees', 'Invoice', company.token);
    await measureGet('one invoice', `Invoice/getbyid/${rows - 1}`);
    await measureGet('calculation of an invoice', `Invoice/hitungan/${rows - 1}`);
    await measureGet('invoices of an order', `Invoice/getbyorderid/${rows / 2 - 1}`);
    await measureGet('next invoice of an order', `Invoice/berikutnya/${rows / 2 - 1}`);
    for (const by of ['tanggalBayar', 'namaBHBU', 'jumlah', 'status', 'waktuBukti', 'modifiedAt']) {
      await measureGet(`payments by ${by}, page 1`, `Payment?sortBy=${by}&sortOrder=desc`);
    }
    await measureGet(`payments by date, page ${deep}`, `Payment?pageNumber=${deep}`);
    await measureGet(
      `payments by company, page ${deep}`,
      `Payment?sortBy=namaBHBU&pageNumber=${deep}`,
    );
    await measureGet('payments of the largest company', 'Payment?idBHBU=1');
    await measureGet('payments to verify', 'Payment?status=BUKTI_DIUNGGAH&sortBy=waktuBukti');
    await measureGet('payments with an excess', 'Payment?adaLebih=true');
    await measureGet('search for a reference', 'Payment?q=TRX123451');
    await measureGet('search for the payments of an invoice', 'Payment?q=2026%2F000123');
    await measureGet('search for the payments of a company', 'Payment?q=PT%20Contoh%20399');
    await measureGet('search that finds no payment', 'Payment?q=tidak%20ada');
    await measureGet('payments that the largest company sees', 'Payment', company.token);
    await measureGet('one payment', `Payment/${rows / 2}`);
    await measureGet('payments of an invoice', `Payment/getbyinvoiceid/${rows / 2}`);
    await measureGet('overview of this year', 'Invoice/ringkasan');
    await measureGet('overview of five years', 'Invoice/ringkasan?dari=2021-01&sampai=2026-12');
    await measureGet('overview of a month', 'Invoice/ringkasan?dari=2023-04&sampai=2023-04');
    await measureGet('overview of a company', 'Invoice/ringkasan?idBHBU=1');
    await measureGet('tasks of the dashboard', 'Dashboard/pekerjaan');
    // The first run of each sends what has been due since.
    for (const job of [markOverdueInvoices, remindOfInvoices]) {
      const options = { db: deps.db, clock: deps.clock, log: deps.log };
      await runJob(options, job);
      printTableRow(
        await measure(`job '${job.name}', nothing due`, 10, () => runJob(options, job)),
      );
    }
  } finally {
    await server.stop();
  }
}
