import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import type { BatchRecall } from '#contract/domains/stock/record.ts';
import { listPages } from '#contract/record-pages.ts';
import { countCalledByFacility } from '#server/domains/contact/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import { addEntries, selectStock } from '#server/domains/stock/index.ts';
import { batchDosesQuery } from '#server/domains/vaksinasi/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { batch, product, stock } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { notFound, Problem } from '#server/platform/problem.ts';

type Row<K extends 'faskes' | 'pengiriman' | 'perusahaan'> = BatchRecall[K][number];

const quantityNames = [
  'diterima',
  'diberikan',
  'rusak',
  'kedaluwarsa',
  'dikembalikan',
  'dikarantina',
  'sisa',
  'lebih',
] as const;

const quantitySums = sql.join(
  quantityNames.map(name => {
    const column = sql.identifier(name);
    // Doses that are left in one stock do not make up for those that are missing in another.
    const doses = name === 'lebih' ? sql`-s.sisa` : sql`s.${column}`;
    return sql`coalesce(sum(greatest(0, ${doses})), 0)::int as ${column}`;
  }),
  sql`, `,
);

/** A batch with what identifies its doses. */
interface BatchRef {
  readonly id: number;
  readonly nomor: string;
  readonly namaProduk: string;
}

/** Query of the given doses of a batch. */
const dosesOf = async ({ db }: Pick<Context, 'db'>, batchRef: BatchRef) => sql`
  select d.id, d.peserta_id, d.faskes_id from (${await batchDosesQuery(db, [batchRef])}) g
  join dose d on d.id = g.dose_id`;

/** The lines of a batch that departed and are not received yet. */
const underWay = (id: number) => sql`
  from work_order_line l join work_order w on w.id = l.id_work_order
  where l.id_batch = ${id} and w.jenis <> 'AMBIL_KEMBALI' and w.status in ('DIKIRIM', 'TIBA', 'SELISIH')`;

interface FacilityRow extends Omit<Row<'faskes'>, 'kontak' | 'dihubungi'>, Record<string, unknown> {
  readonly namaPIC: string | null;
  readonly noHP: string | null;
}

/** Finds the facilities that received or used doses of a batch, with their participants and KIPI. */
async function findFacilities(ctx: Context, batchRef: BatchRef): Promise<Row<'faskes'>[]> {
  const { id } = batchRef;
  const called = await countCalledByFacility(ctx, id);
  const { rows } = await ctx.db.execute<FacilityRow>(sql`
    with given as (${await dosesOf(ctx, batchRef)}),
    -- By participant first, which is faster than counting distinct ones.
    participant as (
      select g.faskes_id, count(distinct g.id) as doses, count(k.id) as kipi, count(k.id) filter (where k.serius) as kipi_serius
      from given g left join kipi k on k.dose_id = g.id group by g.faskes_id, g.peserta_id),
    used as (
      select faskes_id, count(*)::int as peserta, sum(doses)::int as dosis_tercatat, sum(kipi)::int as kipi,
        sum(kipi_serius)::int as kipi_serius
      from participant group by faskes_id),
    stored as (
      select s.id_faskes, ${quantitySums} from stock s where s.id_batch = ${id} group by s.id_faskes)
    select f.id as "idFaskes", f.nama_faskes as "namaFaskes",
      f.kab_kota as "kabKota",
      f.nama_pic as "namaPIC", f.no_hp as "noHP",
      ${sql.join(
        quantityNames.map(name => {
          const column = sql.identifier(name);
          return sql`coalesce(stored.${column}, 0) as ${column}`;
        }),
        sql`, `,
      )},
      coalesce(used.dosis_tercatat, 0) as "dosisTercatat",
      coalesce(used.peserta, 0) as peserta, coalesce(used.kipi, 0) as kipi,
      coalesce(used.kipi_serius, 0) as "kipiSerius"
    from faskes f
    left join stored on stored.id_faskes = f.id
    left join used on used.faskes_id = f.id
    where stored.id_faskes is not null or used.faskes_id is not null
      or f.id in (select w.id_faskes ${underWay(id)})
    order by coalesce(stored.sisa, 0) desc, f.id`);
  return rows.map(({ namaPIC, noHP, kabKota, ...row }) => ({
    ...row,
    kabKota: kabKota === null ? null : kabKotaName(kabKota),
    dihubungi: called.get(row.idFaskes)?.dihubungi ?? 0,
    kontak: { nama: namaPIC, hp: noHP },
  }));
}

interface CompanyRow extends Omit<Row<'perusahaan'>, 'kontak'>, Record<string, unknown> {
  readonly namaPIC: string | null;
  readonly noHP: string | null;
}

/** Finds the companies whose orders received doses of a batch, or whose participants got one. */
async function findCompanies(
  ctx: Pick<Context, 'db'>,
  batchRef: BatchRef,
): Promise<Row<'perusahaan'>[]> {
  const { id } = batchRef;
  const { rows } = await ctx.db.execute<CompanyRow>(sql`
    select c.id as "idBHBU", c.nama_bhbu as "namaBHBU", c.nama_pic as "namaPIC", c.no_hp as "noHP",
      coalesce(c.email, c.email_perusahaan) as email,
      coalesce(s.diterima, 0)::int as diterima, coalesce(s.sisa, 0)::int as sisa
    from bhbu c
    left join (
      select id_bhbu, sum(diterima) as diterima, sum(greatest(0, sisa)) as sisa
      from stock where id_batch = ${id} group by id_bhbu) s on s.id_bhbu = c.id
    where s.id_bhbu is not null
      or c.id in (select p.bhbu_id from (${await dosesOf(ctx, batchRef)}) g join peserta p on p.id = g.peserta_id)
    order by sisa desc, c.id`);
  return rows.map(({ namaPIC, noHP, ...row }) => ({ ...row, kontak: { nama: namaPIC, hp: noHP } }));
}

/** Finds the shipments of a batch that departed, the newest first. */
async function findShipments(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Row<'pengiriman'>[]> {
  const { rows } = await db.execute<Row<'pengiriman'> & Record<string, unknown>>(sql`
    select w.id as "idWorkOrder", w.no_wo as "noWO", w.status, w.id_faskes as "idFaskes",
      f.nama_faskes as "namaFaskes", c.nama_bhbu as "namaBHBU",
      to_char(w.waktu_kirim at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waktuKirim",
      sum(l.qty_kirim)::int as "qtyKirim",
      case when bool_and(l.qty_terima is not null) then sum(l.qty_terima)::int end as "qtyTerima"
    from work_order_line l
    join work_order w on w.id = l.id_work_order
    join faskes f on f.id = w.id_faskes
    join bhbu c on c.id = w.id_bhbu
    where l.id_batch = ${id} and w.waktu_kirim is not null and w.jenis <> 'AMBIL_KEMBALI'
    group by w.id, f.id, c.id order by w.waktu_kirim desc, w.id desc`);
  return rows;
}

/** Returns what a recall of a batch concerns. @throws Problem 404 */
async function getRecall(ctx: Context, id: number): Promise<BatchRecall> {
  const [found] = await ctx.db
    .select({
      nomor: batch.nomor,
      namaProduk: product.nama,
      kedaluwarsa: batch.kedaluwarsa,
      status: batch.status,
    })
    .from(batch)
    .innerJoin(product, eq(product.id, batch.idProduk))
    .where(eq(batch.id, id));
  if (!found) throw notFound('batch');
  const batchRef = { id, nomor: found.nomor, namaProduk: found.namaProduk };
  const facilities = await findFacilities(ctx, batchRef);
  const shipments = await findShipments(ctx, id);
  const { rows: moving } = await ctx.db.execute<{ doses: number }>(
    sql`select coalesce(sum(l.qty_kirim), 0)::int as doses ${underWay(id)}`,
  );
  const sum = (of: (row: Row<'faskes'>) => number) =>
    facilities.reduce((total, row) => total + of(row), 0);
  return {
    idBatch: id,
    ...found,
    jumlah: {
      dikirim: shipments.reduce((total, row) => total + row.qtyKirim, 0),
      dalamPerjalanan: moving[0]?.doses ?? 0,
      diterima: sum(row => row.diterima),
      diberikan: sum(row => row.diberikan),
      rusak: sum(row => row.rusak),
      kedaluwarsa: sum(row => row.kedaluwarsa),
      dikembalikan: sum(row => row.dikembalikan),
      dikarantina: sum(row => row.dikarantina),
      sisa: sum(row => row.sisa),
      lebih: sum(row => row.lebih),
      dosisTercatat: sum(row => row.dosisTercatat),
      peserta: sum(row => row.peserta),
      dihubungi: sum(row => row.dihubungi),
      kipi: sum(row => row.kipi),
      kipiSerius: sum(row => row.kipiSerius),
    },
    faskes: facilities,
    perusahaan: await findCompanies(ctx, batchRef),
    pengiriman: shipments,
  };
}

/** Moves the usable doses of a batch into quarantine at all facilities, and notifies them. */
async function holdStock(ctx: Context, id: number, alasan: string): Promise<number> {
  await ctx.db
    .select({ id: stock.id })
    .from(stock)
    .where(and(eq(stock.idBatch, id), gt(stock.sisa, 0)))
    .orderBy(asc(stock.id))
    .for('no key update');
  const rows = await selectStock(ctx)
    .where(and(eq(stock.idBatch, id), gt(stock.sisa, 0)))
    .orderBy(asc(stock.id));
  const byFacility = new Map<number, number>();
  for (const row of rows) {
    await addEntries(ctx, row.id, [
      { jenis: 'KARANTINA', jumlah: row.sisa, tindakan: 'KARANTINA', alasan },
    ]);
    byFacility.set(row.idFaskes, (byFacility.get(row.idFaskes) ?? 0) + row.sisa);
  }
  for (const [faskesId, dosis] of byFacility) {
    await notifyAccounts(
      ctx,
      'ownerFaskes',
      { faskesId },
      {
        resource: 'stock',
        recordId: id,
        message: 'stock.held',
        params: { batch: rows[0]?.nomorBatch ?? '', dosis },
        path: listPages.stockOwn,
      },
    );
  }
  return rows.reduce((total, row) => total + row.sisa, 0);
}

export const recallHandlers = {
  recall: (ctx, { params }) => getRecall(ctx, params.id),

  holdBatch: async (ctx, { params, body }) => {
    const { nomor, status, namaProduk } = await getRecall(ctx, params.id);
    if (status !== 'DITAHAN' && status !== 'DITARIK') {
      throw new Problem('KEADAAN_SALAH', message('stock.holdBatchFirst', { nomor }), {
        currentState: status,
        reason: 'state',
      });
    }
    const dosis = await holdStock(ctx, params.id, body.alasan);
    await ctx.audit({
      action: 'batch.hold',
      resource: 'batch',
      recordId: params.id,
      recordLabel: `${namaProduk} ${nomor}`,
      after: { dosis },
      reason: body.alasan,
    });
    return await getRecall(ctx, params.id);
  },
} satisfies Partial<Handlers<typeof doseLedgerCalls>>;
