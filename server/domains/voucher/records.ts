import { and, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { maskCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import {
  faskes,
  peserta,
  product,
  voucher,
  voucherContract,
  voucherRecipient,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { reasonOfState } from '#server/platform/db/waiting.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
export interface VoucherScopeContext extends Pick<Context, 'scope'>, ManagedReading {
  readonly user: Pick<Context['user'], 'bhbuId' | 'faskesId'>;
}

/** The scope of the server itself. */
export const everyVoucher = { scope: 'all', user: { bhbuId: null, faskesId: null } } as const;

/**
 * Condition for the vouchers that the caller may see: a company sees its own, a facility those that
 * are bound or were used there.
 */
export function voucherScope(ctx: VoucherScopeContext): SQL | undefined {
  const { scope, user } = ctx;
  if (scope === 'all') return ofManagedCompany(ctx, voucher.idBHBU);
  return user.faskesId === null
    ? eq(voucher.idBHBU, user.bhbuId ?? 0)
    : eq(voucher.idFaskes, user.faskesId);
}

/** Starts the select of vouchers with what they show of their transaction, contract and facility. */
export const selectVouchers = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(voucher),
      alasanStatus: reasonOfState('voucher', voucher),
      // A voucher always has a transaction, whose contract has a product.
      noTransaksi: sql`${voucherTransaction.noTransaksi}`.mapWith(voucherTransaction.noTransaksi),
      bhbuName: sql`${voucherTransaction.bhbuName}`.mapWith(voucherTransaction.bhbuName),
      voucherContractId: sql`${voucherTransaction.voucherContractId}`.mapWith(
        voucherTransaction.voucherContractId,
      ),
      /** What decides whether the voucher may circulate. */
      kontrak: {
        id: voucherContract.id,
        noKontrak: voucherContract.noKontrak,
        status: voucherContract.status,
        tanggalMulai: voucherContract.tanggalMulai,
        tanggalSelesai: voucherContract.tanggalSelesai,
        idBHBU: voucherContract.idBHBU,
        idInvoice: voucherContract.idInvoice,
        idRoot: voucherContract.idRoot,
      },
      jenisPenerima: sql`${voucherContract.jenisPenerima}`.mapWith(voucherContract.jenisPenerima),
      dosisPerVoucher: sql`${voucherContract.dosisPerVoucher}`.mapWith(
        voucherContract.dosisPerVoucher,
      ),
      perNikMaks: sql`${voucherContract.perNikMaks}`.mapWith(voucherContract.perNikMaks),
      productId: sql`${product.id}`.mapWith(product.id),
      namaProduk: sql`${product.nama}`.mapWith(product.nama),
      tipeProduk: sql`${product.tipe}`.mapWith(product.tipe),
      namaFaskes: faskes.namaFaskes,
      /** Zone of that facility. */
      zona: zoneColumn,
      penerima: voucherRecipient.nama,
    })
    .from(voucher)
    .leftJoin(voucherTransaction, eq(voucherTransaction.id, voucher.VoucherTransactionId))
    .leftJoin(voucherContract, eq(voucherContract.id, voucherTransaction.voucherContractId))
    .leftJoin(product, eq(product.id, voucherContract.productId))
    .leftJoin(faskes, eq(faskes.id, voucher.idFaskes))
    .leftJoin(voucherRecipient, eq(voucherRecipient.idVoucher, voucher.id))
    .$dynamic();

export type VoucherRow = Awaited<ReturnType<typeof selectVouchers>>[number];

/** The type of vaccination that a voucher pays: a booster for the product of boosters. */
export const vaccinationTypeOf = ({ tipeProduk }: Pick<VoucherRow, 'tipeProduk'>): 0 | 1 =>
  tipeProduk === 'VAKSIN_BOOSTER' ? 1 : 0;

/** Vouchers as rows; `toVoucher` turns them into what a caller may see. */
export const voucherRecords = defineRecords({
  table: voucher,
  resource: 'voucher',
  noun: 'voucher',
  select: selectVouchers,
  scope: voucherScope,
  labelOf: ({ code }) => maskCode(code),
  // The code admits to a dose, so the audit log has its ends only; the holder is named by its id.
  auditFields: [
    'status',
    'VoucherTransactionId',
    'validUntil',
    'idPeserta',
    'idFaskes',
    'usedAt',
    'idDosis',
    'dosisKe',
    'voidReason',
    'menggantikan',
  ],
});

/** Returns the holders whom the caller may see, by the id of the registration. */
async function findHolders(
  { db, scope, user }: VoucherScopeContext & { readonly db: Queryable },
  ids: readonly number[],
) {
  if (ids.length === 0) return new Map<number, NonNullable<Voucher['pemegang']>>();
  const own =
    scope === 'all'
      ? undefined
      : user.faskesId === null
        ? eq(peserta.bhbuId, user.bhbuId ?? 0)
        : eq(peserta.faskesId, user.faskesId);
  const rows = await db
    .select({
      idPeserta: peserta.id,
      nama: peserta.nama,
      nik: peserta.nikMask,
      noPaspor: peserta.noPasporMask,
      tanggalLahir: peserta.tanggalLahir,
    })
    .from(peserta)
    .where(and(inArray(peserta.id, [...ids]), isNull(peserta.deletedAt), own));
  return new Map(rows.map(row => [row.idPeserta, row]));
}

/** Returns vouchers as the caller may see them. */
export async function toVouchers(
  ctx: VoucherScopeContext & { readonly db: Queryable },
  rows: readonly VoucherRow[],
): Promise<Voucher[]> {
  const holders = await findHolders(
    ctx,
    rows.flatMap(row => row.idPeserta ?? []),
  );
  return rows.map(row => ({
    ...row,
    vaccinationType: vaccinationTypeOf(row),
    pemegang: holders.get(row.idPeserta ?? 0) ?? null,
  }));
}

/** Returns a voucher as the caller may see it. */
export async function toVoucher(
  ctx: VoucherScopeContext & { readonly db: Queryable },
  row: VoucherRow,
): Promise<Voucher> {
  const [one] = await toVouchers(ctx, [row]);
  if (!one) throw new Error('A voucher was lost while it was read.');
  return one;
}
