import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createCode, randomLength } from '#contract/domains/voucher/code.ts';
import type { Deps } from '#server/platform/context.ts';
import { companyCount, facilityCount } from './seed.ts';

/** Batches of vouchers; the first one has a tenth of all vouchers. */
const batchCount = 1_000;

/** Vouchers that one statement inserts. */
const chunk = 100_000;

/**
 * Inserts a paid order with an agreement for each company, and a voucher contract of it with a quota
 * for further batches.
 */
async function seedContracts({ db }: Deps): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`
    insert into product (kode, nama, produsen, importir, no_eua, jenis_vaksin, tipe, dosis_per_orang,
      dosis_per_vial, vial_per_box, volume_ml, suhu_min, suhu_max, satuan, kelas_pajak)
    values ('P1', 'Vaksin Contoh', 'Contoh', 'Contoh', 'EUA', 'Inaktif', 'VAKSIN_PRIMER', 2,
      1, 1, 0.5, 2, 8, 'dosis', 'PPN_DTP')`);
  await run(`
    insert into "order" (no_order, bhbu_id, jenis, model, status, tanggal_order, jumlah_peserta, jumlah_dosis,
      skema, total_harga)
    select 'PO/VGR/2026/01/' || lpad(id::text, 6, '0'), id, 'REGULER', 'PRODUK', 'LUNAS', current_date - 400,
      1000000, 2000000, 'PENUH_100', 1 from bhbu order by id`);
  await run(`
    insert into order_line (id_order, urut, id_faskes, id_produk, jumlah_peserta, jumlah_dosis, tanggal_vaksinasi,
      alamat_faskes, dosis_per_orang, qty_disetujui)
    select id, 1, 1 + bhbu_id % ${facilityCount}, 1, 1000000, 2000000, current_date, 'Jalan Contoh', 2, 2000000
    from "order" order by id`);
  await run(`
    insert into pks (no_pks, jenis, id_bhbu, id_order, status, tanggal_pks, berlaku_sampai, isi)
    select lpad(id::text, 6, '0') || '/PKS-VGR/BF/I/2026', 'REGULER', bhbu_id, id, 'AKTIF', current_date - 390,
      current_date + 390, '{}'::jsonb from "order" order by id`);
  await run(`
    insert into voucher_contract (id_bhbu, judul, tanggal_mulai, tanggal_selesai, id_pks, id_root, product_id,
      kuota_voucher, jenis_penerima, prefix_kode, masa_berlaku_hari, per_nik_maks, created_by, modified_by)
    select p.id_bhbu, 'Kontrak ' || p.id_bhbu, current_date - 390, current_date + 390, p.id, p.id_order, 1,
      1000000, 'KARYAWAN', 'VGR', 90, 10, 'Bench', 'Bench' from pks p order by p.id`);
  await run(`
    update voucher_contract set status = 'AKTIF', no_kontrak = 'VC/VGR/2026/' || lpad(id::text, 6, '0')`);
}

/**
 * Inserts batches of which 40 % have expired and 10 % wait for their activation; the largest one is
 * the first company's and can be used.
 */
async function seedBatches({ db }: Deps): Promise<void> {
  await db.execute(
    sql.raw(`
    insert into voucher_transaction (no_transaksi, voucher_contract_id, id_bhbu, bhbu_name, tanggal, valid_until,
      metode_kirim, activated_at, activated_by, created_by, modified_by)
    select 'VT/VGR/2026/' || lpad(i::text, 6, '0'), c.id, c.id_bhbu, 'PT Contoh ' || c.id_bhbu,
      current_date - 390 + i * 389 / ${batchCount},
      case when i % 10 in (2, 4, 6, 8) then current_date - 1 - i % 200 else current_date + 1 + i % 200 end,
      (array['CETAK', 'EMAIL', 'WA_LINK'])[1 + i % 3],
      case when i % 10 <> 5 then now() end, case when i % 10 <> 5 then 'Bench' end, 'Bench', 'Bench'
    from generate_series(1, ${batchCount}) i
    join voucher_contract c on c.id_bhbu = case when i = 1 then 1 else
      1 + floor(power((i * 2654435761 % 1000003) / 1000003.0, 2) * ${companyCount})::int end
    order by i`),
  );
}

/**
 * Inserts `rows` vouchers with real codes. In an expired batch they are used, expired or voided; in
 * an active one in any state.
 */
export async function seedVouchers(deps: Deps, rows: number): Promise<void> {
  const { db } = deps;
  await seedContracts(deps);
  await seedBatches(deps);
  const { rows: people } = await db.execute<{ n: number }>(
    sql`select max(id)::int as n from peserta`,
  );
  const pesertaCount = people[0]?.n ?? 1;
  for (let from = 0; from < rows; from += chunk) {
    const random = randomBytes(chunk * randomLength);
    const codes = Array.from({ length: Math.min(chunk, rows - from) }, (_, i) =>
      createCode('VGR', random.subarray(i * randomLength, (i + 1) * randomLength)),
    );
    await db.execute(sql`
      insert into voucher (voucher_transaction_id, id_bhbu, code, valid_until, status, activated_at, activated_by,
        id_peserta, id_faskes, bound_at, bound_by, used_at, used_by, check_count, last_check_at, void_reason,
        created_by, modified_by)
      select batch, id_bhbu, code, valid_until, status, activated_at, activated_by,
        case when held then 1 + i % ${pesertaCount}::int end, case when held then 1 + i % ${facilityCount}::int end,
        case when held then used_at end, case when held then 'Bench' end,
        case when status = 'TERPAKAI' then used_at end, case when status = 'TERPAKAI' then 'Bench' end,
        i % 3, case when i % 3 > 0 then used_at end, case when status in ('DIBATALKAN', 'DIBEKUKAN') then 'Contoh' end,
        'Bench', 'Bench'
      from (
        select i, made.code, t.id as batch, t.id_bhbu, t.valid_until, t.activated_at, t.activated_by, s.status,
          s.status in ('TERIKAT', 'TERPAKAI') as held,
          t.tanggal + i % greatest(1, least(current_date, t.valid_until) - t.tanggal) + time '10:00' as used_at
        from (
          select code, (${from}::int + n - 1)::int as i
          from unnest(${sql.param(codes)}::text[]) with ordinality as one (code, n)
        ) made
        join voucher_transaction t on t.id = case when i % 10 = 0 then 1 else 2 + i % ${batchCount - 1}::int end
        cross join lateral (select case
          when t.activated_at is null then 'BARU'
          when t.valid_until < current_date then
            (array['TERPAKAI', 'TERPAKAI', 'TERPAKAI', 'KEDALUWARSA', 'DIBATALKAN'])[1 + i / 10 % 5]
          when i / 10 % 100 = 0 then 'DIBEKUKAN'
          else (array['AKTIF', 'AKTIF', 'AKTIF', 'TERIKAT', 'TERPAKAI', 'TERPAKAI', 'DIBATALKAN'])[1 + i / 10 % 7]
        end as status) s
      ) one order by i`);
  }
  for (const table of [
    '"order"',
    'pks',
    'voucher_contract',
    'voucher_transaction',
    'voucher_quota_entry',
    'voucher',
  ]) {
    await db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}
