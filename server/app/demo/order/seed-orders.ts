import { and, eq, ne } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { batchSlots } from '#contract/domains/batch.ts';
import type { Order, OrderInput } from '#contract/domains/order/record.ts';
import { changeBatchState, insertBatch } from '#server/domains/batch/index.ts';
import { saveAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { AccountActor } from '#server/platform/audit/write-audit.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, pks, product, service } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { createPdf } from '../documents.ts';
import { workday } from '../libur.ts';
import type { DemoScene } from '../scene.ts';
import type { DemoOrder } from './demo-order.ts';
import { demoOrders } from './demo-orders.ts';
import { createOrderSteps } from './order-steps.ts';

/** Batches of the products that the demo visits do not use. */
const batches = [['VGR-BST1', 'SINO-BOOSTER', 4_000]] as const;

/** Inserts an approved batch of each further product. */
async function seedBatches(
  db: Queryable,
  now: Date,
  user: AccountActor,
  products: ReadonlyMap<string, number>,
): Promise<void> {
  const ctx = transitionContext({ db, now, requestId: null, address: null }, user);
  for (const [nomor, code, jumlah] of batches) {
    const batch = await insertBatch(ctx, {
      nomor,
      jumlah,
      idProduk: products.get(code) ?? 0,
      kedaluwarsa: addDays(dayInJakarta(now), 300),
    });
    const file = {
      field: 'fileSertifikat',
      name: `sertifikat-${nomor}.pdf`,
      mediaType: 'application/pdf',
      content: createPdf(['Sertifikat pelulusan (contoh)', `Batch ${nomor}`]),
    };
    const place = { resource: 'batch', recordId: batch.id, slot: batchSlots[0] };
    await saveAttachment(db, now, place, file, user.fullName);
    await changeBatchState(ctx, batch, 'approve', {});
  }
}

/** PIC and phone of the facilities of the lines, by index. */
const facilityPics = [
  ['Kartika Dewi', '081290000001'],
  ['Lukman Hakim', '081290000002'],
] as const;

const notes = {
  tempat: 'Kantor penjual, Jalan Contoh Nomor 28, Bandung',
  peserta: [
    { nama: 'Citra Lestari', instansi: 'PT Vaksin Nusantara Jaya (Persero)', peran: 'AM' },
    { nama: 'Mira Anggraini', instansi: 'PT Tirta Sejahtera Abadi', peran: 'PIC' },
    { nama: 'Kartika Dewi', instansi: 'Klinik Pratama Melati', peran: 'PIC faskes' },
  ],
  agenda: 'Jadwal pengiriman dan kesiapan lokasi',
  pembahasan: 'Pengiriman dilakukan dua tahap. Klinik menyiapkan satu chiller tambahan.',
  catatanKebutuhan: 'Chiller tambahan untuk 1.000 dosis',
} as const;

/** Inserts the final notes of one meeting about an order, and the draft of the next one's. */
async function seedNotes(
  writeNotes: ReturnType<typeof createOrderSteps>['writeNotes'],
  idOrder: number,
  today: string,
): Promise<void> {
  const common = { ...notes, peserta: [...notes.peserta], idOrder };
  const decisions = [
    ['Menyiapkan chiller tambahan', 'Kartika Dewi', 3, false],
    ['Menyerahkan daftar peserta tahap pertama', 'Mira Anggraini', -1, false],
    ['Memesan kurir rantai dingin', 'Citra Lestari', -4, true],
  ] as const;
  await writeNotes(8, {
    ...common,
    tanggalRapat: addDays(today, -8),
    status: 'FINAL',
    kebutuhan: ['chiller', 'nakes'],
    keputusan: decisions.map(([isi, pic, days, selesai]) => ({
      isi,
      pic,
      tenggat: addDays(today, days),
      selesai,
    })),
  });
  await writeNotes(0, {
    ...common,
    tanggalRapat: today,
    status: 'DRAFT',
    agenda: 'Kesiapan tahap kedua',
    kebutuhan: ['limbah'],
    keputusan: [],
  });
}

/** Returns the id of the agreement of an order that is not cancelled. */
async function findPksOf(db: Queryable, idOrder: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: pks.id })
    .from(pks)
    .where(and(eq(pks.idOrder, idOrder), ne(pks.status, 'DIBATALKAN')));
  return found?.id;
}

/**
 * Inserts orders and agreements in every state, with the notes of two meetings. Companies,
 * facilities, products, batches and the seller exist already.
 */
export async function seedDemoOrders(
  scene: DemoScene,
  companies: readonly { readonly id: number }[],
  facilities: readonly { readonly id: number }[],
): Promise<void> {
  const { db, now, userNamed } = scene;
  const today = dayInJakarta(now);
  const products = new Map(
    (await db.select({ id: product.id, kode: product.kode }).from(product)).map(
      ({ id, kode }) => [kode, id] as const,
    ),
  );
  const services = new Map(
    (await db.select({ id: service.id, kode: service.kode }).from(service)).map(
      ({ id, kode }) => [kode, id] as const,
    ),
  );
  await seedBatches(db, now, userNamed('ps'), products);
  const { submit, amend, run, writeNotes } = createOrderSteps(scene);

  /** Returns what the form of an order sends; an amendment continues earlier lines. */
  const bodyOf = async (
    one: DemoOrder,
    people: readonly number[],
    daysAgo: number,
    { pksId, earlier }: { readonly pksId?: number | undefined; readonly earlier?: Order },
  ): Promise<OrderInput> => {
    const { company, isPackage } = one;
    const code = one.product ?? 'SINO-PRIMER';
    const isBooster = code === 'SINO-BOOSTER';
    const doses = isBooster ? 1 : 2;
    const [found] = await db
      .select()
      .from(bhbu)
      .where(eq(bhbu.id, companies[company]?.id ?? 0));
    const total = people.reduce((sum, some) => sum + some, 0);
    // The first delivery precedes the first day of vaccination.
    const firstDay = workday(
      addDays(today, one.deliveryIn === undefined ? 14 - daysAgo : one.deliveryIn + 2),
    );
    return {
      bhbuId: found?.id,
      jenis: isBooster ? 'BOOSTER' : 'REGULER',
      model: isPackage ? 'PAKET_LAYANAN' : 'PRODUK',
      pksId: pksId ?? null,
      namaPenanggungJawab: found?.namaPenanggungJawab,
      jabatanPenanggungJawab: found?.jabatanPenanggungJawab,
      hpPenanggungJawab: found?.hpPenanggungJawab,
      emailPenanggungJawab: found?.emailPenanggungJawab,
      alamatKirim: found?.alamat,
      kabKota: found?.kabKota,
      jumlahPeserta: total,
      jumlahDosis: total * doses,
      skema: one.scheme ?? 'TERMIN_50_50',
      tanggalRencana: earlier?.tanggalRencana ?? addDays(today, one.deliveryIn ?? 12 - daysAgo),
      baris: people.map((some, at) => ({
        id: earlier?.baris[at]?.id,
        idFaskes: facilities[at]?.id,
        idProduk: products.get(code),
        idLayanan: isPackage ? services.get(one.service ?? 'SUNTIK-KLINIK') : null,
        jumlahPeserta: some,
        jumlahDosis: some * doses,
        tanggalVaksinasi: earlier?.baris[at]?.tanggalVaksinasi ?? firstDay,
        namaPICFaskes: facilityPics[at]?.[0],
        hpPICFaskes: facilityPics[at]?.[1],
        namaPICBHBU: found?.namaPIC,
        hpPICBHBU: found?.noHP,
      })),
    };
  };

  const firstAmended = demoOrders.find(one => one.amendment);
  let boosterPks: number | undefined;
  for (const one of demoOrders) {
    const buyer = one.company === 0 ? 'bhbu' : 'bhbu2';
    const pksId = one.isUnderBoosterPks ? boosterPks : undefined;
    const body = await bodyOf(one, one.people, one.daysAgo, { pksId });
    const order = await submit(buyer, one.daysAgo, body);
    for (const [step, daysAgo] of one.steps) await run(step, daysAgo, order, buyer);
    if (one.product === 'SINO-BOOSTER' && !one.isUnderBoosterPks) {
      boosterPks = await findPksOf(db, order.id);
    }
    const { amendment } = one;
    if (!amendment) continue;
    const amended = await amend(buyer, amendment.daysAgo, order.id, {
      ...(await bodyOf(one, amendment.people, amendment.daysAgo, { earlier: order })),
      alasanAmandemen: amendment.reason,
    });
    for (const [step, daysAgo] of amendment.steps) await run(step, daysAgo, amended, buyer);
    // The first amended order is the one that is met about.
    if (one === firstAmended) await seedNotes(writeNotes, amended.id, today);
  }
  const draft = demoOrders.at(-1);
  if (draft) {
    const body = await bodyOf(draft, [130], 0, {});
    await submit('bhbu2', 0, { ...body, skema: null, tanggalRencana: null, draft: true });
  }
}
