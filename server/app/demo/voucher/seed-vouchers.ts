import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import {
  endVoucherContracts,
  expireTransaction,
  voucherHandlers,
  voucherTransactionHandlers,
} from '#server/domains/voucher/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  order,
  orderLine,
  outbox,
  product,
  voucherRecipient,
} from '#server/platform/db/schema/index.ts';
import { ofBody, ofRecord, type DemoScene } from '../scene.ts';
import { createVoucherSteps, type DemoContract } from './voucher-steps.ts';

/** The paid order of a company that vouchers are given away under. */
interface PaidOrder {
  readonly idRoot: number;
  readonly idBHBU: number;
  readonly productId: number;
}

/** Returns the orders in use of a company by product code or as a package, the largest of each. */
async function findPaidOrders(db: Queryable, idBHBU: number): Promise<Map<string, PaidOrder>> {
  const rows = await db
    .select({
      idRoot: order.id,
      idBHBU: order.bhbuId,
      productId: product.id,
      kode: sql<string>`case when ${order.model} = 'PAKET_LAYANAN' then 'PAKET' else ${product.kode} end`,
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.idOrder, order.id))
    .innerJoin(product, eq(product.id, orderLine.idProduk))
    .where(
      and(eq(order.bhbuId, idBHBU), eq(order.status, 'PELAKSANAAN'), isNull(order.amandemenDari)),
    )
    .orderBy(asc(order.jumlahDosis));
  return new Map(rows.map(({ kode, ...one }) => [kode, one]));
}

/** Invented people to whom tickets are sent. */
const recipients = [
  ['Ayu Rahayu', 'ayu.rahayu@contoh.test', '+6281230001101'],
  ['Bayu Siregar', 'bayu.siregar@contoh.test', '+6281230001102'],
  ['Intan Wibowo', 'intan.wibowo@contoh.test', '+6281230001103'],
  ['Galih Maulana', 'galih.maulana@contoh.tset', '+6281230001104'],
  ['Maya Hidayat', 'maya.hidayat@contoh.test', '+6281230001105'],
  ['Rizky Nasution', 'rizky.nasution@contoh.test', '+6281230001106'],
] as const;

/** Marks the mails of the tickets of a transaction as delivered, apart from one whose address is wrong. */
async function deliverTickets(db: Queryable, idTransaction: number, at: string): Promise<void> {
  const mails = db
    .select({ id: voucherRecipient.idOutbox })
    .from(voucherRecipient)
    .where(eq(voucherRecipient.VoucherTransactionId, idTransaction));
  await db.update(outbox).set({ status: 'done', doneAt: at }).where(inArray(outbox.id, mails));
  await db
    .update(outbox)
    .set({
      status: 'dead',
      doneAt: null,
      attempts: 8,
      lastError: '550 5.1.2 contoh.tset: host tidak ditemukan',
    })
    .where(
      and(
        inArray(outbox.id, mails),
        sql`exists (select 1 from voucher_recipient r where r.id_outbox = ${outbox.id}
          and r.email like '%.tset')`,
      ),
    );
}

/** Vouchers of the first company: contracts, transactions and vouchers in every state. */
async function seedFirstCompany(scene: DemoScene, idBHBU: number): Promise<void> {
  const { db, now } = scene;
  const steps = createVoucherSteps(scene, 20_261_101);
  const { contextOf, issueActive, vouchersOf, changeVoucher, bind, useWithDose } = steps;
  const orders = await findPaidOrders(db, idBHBU);
  const primary = orders.get('SINO-PRIMER');
  const packaged = orders.get('PAKET');
  if (!primary || !packaged) throw new Error('The first demo company has no paid order.');
  const common: Pick<DemoContract, 'faskesDiizinkan' | 'jenisPenerima' | 'prefixKode'> = {
    faskesDiizinkan: [],
    jenisPenerima: 'UMUM',
    prefixKode: 'TSA',
  };

  const family = await steps.openContract({
    ...primary,
    ...common,
    judul: 'Vaksinasi keluarga karyawan',
    kuotaVoucher: 48,
    dosisPerVoucher: 2,
    daysAgo: 45,
    endsIn: 180,
  });
  const sent = await issueActive('bhbu', 44, family, {
    jumlah: 18,
    keterangan: 'Keluarga di Bandung',
    metodeKirim: 'EMAIL',
  });
  await voucherTransactionHandlers.send(
    contextOf('bhbu', 43),
    ofRecord(sent.id, {
      metode: 'EMAIL' as const,
      penerima: recipients.map(([nama, email]) => ({ nama, email })),
    }),
  );
  await deliverTickets(db, sent.id, contextOf('bhbu', 43).now.toISOString());
  const [first, second, third, , here, there, lost, suspicious] = await vouchersOf(sent, 'AKTIF');
  const used = [
    [40, first],
    [12, second],
    [2, third],
  ] as const;
  for (const [daysAgo, id = 0] of used) await useWithDose('faskes', daysAgo, id, primary.idRoot);
  await bind('faskes', 0, here ?? 0);
  await bind('faskes2', 0, there ?? 0);
  await voucherHandlers.create(
    contextOf('bhbu', 5),
    ofBody({
      VoucherTransactionId: sent.id,
      menggantikan: lost ?? 0,
      alasan: 'Tiket cetak hilang',
    }),
  );
  const reason = 'Kode beredar di grup percakapan umum';
  await changeVoucher('am', 1, suspicious ?? 0, 'freeze', reason);

  const late = await issueActive('bhbu', 30, family, {
    jumlah: 4,
    validUntil: steps.dayIn(-3),
    keterangan: 'Bazar kesehatan',
    metodeKirim: 'CETAK',
  });
  await useWithDose('faskes', 6, (await vouchersOf(late, 'AKTIF'))[0] ?? 0, primary.idRoot);
  await expireTransaction(db, now, late.id);
  const wrong = await steps.issue('bhbu', 20, family, { jumlah: 6, metodeKirim: 'CETAK' });
  await steps.changeTransaction('bhbu', 20, wrong, 'void', 'Jumlah keliru');
  await issueActive('bhbu', 15, family, {
    jumlah: 5,
    validUntil: steps.dayIn(12),
    keterangan: 'Cadangan',
    metodeKirim: 'CETAK',
  });
  await steps.issue('bhbu', 1, family, {
    jumlah: 8,
    keterangan: 'Keluarga di Jakarta',
    metodeKirim: 'CETAK',
  });

  const partners = await steps.openContract({
    ...primary,
    ...common,
    judul: 'Tenaga alih daya',
    prefixKode: 'TSM',
    kuotaVoucher: 5,
    daysAgo: 35,
    endsIn: 120,
  });
  const messages = await issueActive('am', 34, partners, { jumlah: 5, metodeKirim: 'WA_LINK' });
  await voucherTransactionHandlers.send(
    contextOf('am', 33),
    ofRecord(messages.id, {
      metode: 'WA_LINK' as const,
      penerima: recipients.slice(0, 3).map(([nama, , noHP]) => ({ nama, noHP })),
    }),
  );
  const [message] = await db
    .select({ id: voucherRecipient.id })
    .from(voucherRecipient)
    .where(eq(voucherRecipient.VoucherTransactionId, messages.id))
    .orderBy(asc(voucherRecipient.id));
  await voucherTransactionHandlers.markSent(
    contextOf('am', 33),
    ofRecord(messages.id, { idPenerima: message?.id ?? 0 }),
  );

  const merged = await steps.openContract({
    ...primary,
    ...common,
    judul: 'Pensiunan',
    kuotaVoucher: 20,
    daysAgo: 25,
    endsIn: 60,
  });
  await steps.changeContract(24, merged, 'cancel', 'Digabung dengan vaksinasi keluarga karyawan');
  await steps.draftContract({
    ...primary,
    ...common,
    jenisPenerima: 'KARYAWAN',
    judul: 'Karyawan baru',
    prefixKode: 'TSK',
    kuotaVoucher: 30,
    daysAgo: 1,
    endsIn: 150,
  });

  const over = await steps.openContract({
    ...packaged,
    ...common,
    judul: 'Vaksinasi tahun lalu',
    prefixKode: 'TSL',
    kuotaVoucher: 10,
    daysAgo: 300,
    endsIn: -120,
  });
  const unused = await issueActive('bhbu', 290, over, { jumlah: 10, metodeKirim: 'CETAK' });
  await expireTransaction(db, now, unused.id);
  await endVoucherContracts.run(db, over.id, now);
}

/** Vouchers of the second company, which only another facility accepts. */
async function seedSecondCompany(
  scene: DemoScene,
  idBHBU: number,
  idFaskes: number,
): Promise<void> {
  const steps = createVoucherSteps(scene, 20_261_102);
  const primary = (await findPaidOrders(scene.db, idBHBU)).get('SINO-PRIMER');
  if (!primary) throw new Error('The second demo company has no paid order.');
  const contract = await steps.openContract({
    ...primary,
    jenisPenerima: 'KARYAWAN',
    faskesDiizinkan: [idFaskes],
    judul: 'Karyawan cabang',
    prefixKode: 'CRN',
    kuotaVoucher: 20,
    daysAgo: 28,
    endsIn: 200,
  });
  await steps.issueActive('am', 27, contract, { jumlah: 6, metodeKirim: 'CETAK' });
}

/** Issues vouchers under an order, before its agreement is suspended. */
export async function giveVouchers(
  scene: DemoScene,
  daysAgo: number,
  idRoot: number,
): Promise<void> {
  const [paid] = await scene.db
    .select({ idBHBU: order.bhbuId, productId: orderLine.idProduk })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.idOrder, order.id))
    .where(and(eq(order.id, idRoot), gt(orderLine.jumlahDosis, 0)));
  const steps = createVoucherSteps(scene, 20_261_103);
  const contract = await steps.openContract({
    idRoot,
    idBHBU: paid?.idBHBU ?? 0,
    productId: paid?.productId ?? 0,
    jenisPenerima: 'KARYAWAN',
    faskesDiizinkan: [],
    judul: 'Karyawan gudang',
    prefixKode: 'CRG',
    kuotaVoucher: 15,
    daysAgo,
    endsIn: 90,
  });
  await steps.issueActive('am', daysAgo, contract, { jumlah: 6, metodeKirim: 'CETAK' });
}

/**
 * Inserts contracts, transactions and vouchers in every state, with codes that are the same each time.
 * Orders, stock and participants exist already.
 */
export async function seedDemoVouchers(
  scene: DemoScene,
  companies: readonly { readonly id: number }[],
  facilities: readonly { readonly id: number }[],
): Promise<void> {
  await seedFirstCompany(scene, companies[0]?.id ?? 0);
  await seedSecondCompany(scene, companies[1]?.id ?? 0, facilities[3]?.id ?? 0);
}
