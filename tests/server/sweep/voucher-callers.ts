import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createCode } from '#contract/domains/voucher/code.ts';
import type { VoucherState } from '#contract/states/voucher.ts';
import {
  order,
  pks,
  voucher,
  voucherContract,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { buildProduct } from '../../builders/batch.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';
import { buildOrder, pair, type Build } from './order-callers.ts';

const idOf = async (inserted: PromiseLike<{ id: number }[]>): Promise<number> =>
  (await inserted)[0]?.id ?? 0;

/** Inserts an active contract of a paid order of the owner's. */
export const buildContract: Build = async (server, owner) => {
  const { db } = server;
  const { bhbuId } = owner;
  const idOrder = await buildOrder('LUNAS')(server, owner);
  await db.update(order).set({ dibayar: 1_000_000 }).where(eq(order.id, idOrder));
  const idPKS = await idOf(
    db
      .insert(pks)
      .values({
        jenis: 'REGULER',
        idBHBU: bhbuId,
        idOrder,
        status: 'AKTIF',
        noPKS: `PKS/VC/${idOrder}`,
        tanggalPKS: '2030-01-02',
        berlakuSampai: '2031-01-01',
      })
      .returning({ id: pks.id }),
  );
  return await idOf(
    db
      .insert(voucherContract)
      .values({
        noKontrak: `VC/SAPU/${idOrder}`,
        idBHBU: bhbuId,
        judul: 'Vaksinasi karyawan',
        tanggalMulai: '2030-01-01',
        tanggalSelesai: '2030-12-31',
        idPKS,
        idRoot: idOrder,
        productId: await buildProduct(db),
        kuotaVoucher: 10,
        jenisPenerima: 'UMUM',
        prefixKode: 'SPU',
        masaBerlakuHari: 90,
        status: 'AKTIF',
      })
      .returning({ id: voucherContract.id }),
  );
};

/** Inserts a transaction of a contract of the owner's. */
export const buildVoucherTransaction: Build = async (server, owner, caller) => {
  const voucherContractId = Number(await buildContract(server, owner, caller));
  return await idOf(
    server.db
      .insert(voucherTransaction)
      .values({
        noTransaksi: `VT/SAPU/${voucherContractId}`,
        voucherContractId,
        idBHBU: owner.bhbuId,
        bhbuName: `PT Contoh ${owner.bhbuId}`,
        tanggal: '2030-01-02',
        validUntil: '2030-03-31',
        metodeKirim: 'CETAK',
      })
      .returning({ id: voucherTransaction.id }),
  );
};

/** Inserts a voucher of the owner's company; a bound one is held at the owner's facility. */
export const buildVoucher =
  (status: VoucherState): Build =>
  async (server, owner, caller) => {
    const VoucherTransactionId = Number(await buildVoucherTransaction(server, owner, caller));
    const isBound = status === 'TERIKAT';
    const holder = isBound
      ? await buildPeserta(server.deps, {
          userId: owner.id,
          bhbuId: owner.bhbuId,
          idFaskes: owner.faskesId,
        })
      : null;
    return await idOf(
      server.db
        .insert(voucher)
        .values({
          VoucherTransactionId,
          idBHBU: owner.bhbuId,
          code: createCode('SPU', randomBytes(12)),
          validUntil: '2030-03-31',
          status,
          ...(holder ? { idPeserta: holder.id, idFaskes: owner.faskesId } : {}),
        })
        .returning({ id: voucher.id }),
    );
  };

/** Inserts a transaction with one voucher. */
const buildTransactionWithVoucher =
  (status: VoucherState): Build =>
  async (server, owner, caller) => {
    const id = Number(await buildVoucher(status)(server, owner, caller));
    const [row] = await server.db.select().from(voucher).where(eq(voucher.id, id));
    return row?.VoucherTransactionId ?? 0;
  };

/** A transaction that is not activated, so that none of its tickets was sent. */
const inactive =
  (body: () => unknown): ScopedCallerFactory =>
  async (server, role) => ({
    ...(await pair(buildTransactionWithVoucher('BARU'), body, { silent: true })(server, role)),
    refusal: 409,
  });

/** A voucher that both its company and the facility of its holder reach. */
const buildBoundVoucher = buildVoucher('TERIKAT');

/** The state table lets facilities use a voucher, whatever the company's permissions. */
const byFacility =
  (factory: ScopedCallerFactory): ScopedCallerFactory =>
  async (server, role) => ({
    ...(await factory(server, role)),
    ...(role === 'BHBU' ? { refusal: 403 } : {}),
  });

/** An unbound voucher that a company voids, or a bound one that a facility releases. */
const changedVouchers: ScopedCallerFactory = (server, role) =>
  role === 'BHBU'
    ? pair(buildVoucher('AKTIF'), () => ({ event: 'void', alasan: 'Hilang' }))(server, role)
    : pair(buildBoundVoucher, () => ({ event: 'unbind', alasan: 'Salah orang' }))(server, role);

/** A participant at the caller's facility, and two vouchers, of which the caller knows one code. */
const bindableVouchers: ScopedCallerFactory = async (server, role) => {
  const me = await signInMember(server, role);
  const other = await signInMember(server, role);
  const build = buildVoucher('AKTIF');
  const ownId = Number(await build(server, me, me));
  const [own] = await server.db.select().from(voucher).where(eq(voucher.id, ownId));
  const { id: idPeserta } = await buildPeserta(server.deps, {
    userId: me.id,
    bhbuId: me.bhbuId,
    idFaskes: me.faskesId,
  });
  return {
    token: me.token,
    ownId,
    foreignId: await build(server, other, me),
    foreignText: `PT Contoh ${other.bhbuId}`,
    body: { idPeserta, ...(role === 'FASKES' ? { kode: own?.code } : {}) },
  };
};

const silent = { silent: true };

/** The callers of the scoped calls of vouchers. */
export const voucherCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'voucher.get': pair(buildBoundVoucher),
  'voucher.history': pair(buildBoundVoucher, undefined, silent),
  'voucher.participants': pair(buildTransactionWithVoucher('TERIKAT'), undefined, silent),
  'voucherContract.get': pair(buildContract),
  'voucherContract.quota': pair(buildContract, undefined, silent),
  'voucherContract.history': pair(buildContract, undefined, silent),
  'voucherTransaction.get': pair(buildVoucherTransaction),
  'voucherTransaction.update': pair(buildVoucherTransaction, () => ({ validUntil: '2030-03-31' })),
  'voucherTransaction.changeState': pair(buildTransactionWithVoucher('BARU'), () => ({
    event: 'activate',
  })),
  'voucherTransaction.recipients': pair(buildVoucherTransaction, undefined, silent),
  'voucherTransaction.send': pair(
    buildTransactionWithVoucher('AKTIF'),
    () => ({ metode: 'WA_LINK', penerima: [{ nama: 'Sari', noHP: '081234567890' }] }),
    silent,
  ),
  'voucherTransaction.resend': inactive(() => ({ idPenerima: 1, email: 'a@contoh.example' })),
  'voucherTransaction.markSent': inactive(() => ({ idPenerima: 1 })),
  'voucher.activate': pair(buildVoucher('BARU')),
  'voucher.bindExisting': byFacility(bindableVouchers),
  'voucher.changeState': changedVouchers,
  'voucher.use': byFacility(pair(buildBoundVoucher)),
};
