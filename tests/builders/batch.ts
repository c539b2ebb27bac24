import type { BatchState } from '#contract/states/batch.ts';
import type { Db } from '#server/platform/db/client.ts';
import { batch, product, stateHistory } from '#server/platform/db/schema/index.ts';

let sequence = 0;

/** Inserts an active vaccine. @returns its id */
export async function buildProduct(
  db: Db,
  overrides: Partial<typeof product.$inferInsert> = {},
): Promise<number> {
  sequence += 1;
  const [created] = await db
    .insert(product)
    .values({
      kode: `VKS-${sequence}`,
      nama: `Vaksin Contoh ${sequence}`,
      kelasPajak: 'PPN_DTP',
      tipe: 'VAKSIN_PRIMER',
      produsen: 'Pabrik Contoh',
      importir: 'PT Importir Contoh',
      noEUA: `EUA-CONTOH-${sequence}`,
      dosisPerVial: 1,
      vialPerBox: 1,
      volumeMl: 0.5,
      dosisPerOrang: 2,
      suhuMin: 2,
      suhuMax: 8,
      satuan: 'dosis',
      ...overrides,
    })
    .returning({ id: product.id });
  return created?.id ?? 0;
}

interface BatchOverrides extends Partial<typeof batch.$inferInsert> {
  readonly idProduk: number;
  /** The state before the last change, and the reason of that change. */
  readonly previousState?: BatchState;
  readonly reason?: string;
  /** When that was (UTC). */
  readonly since?: string;
}

/** Inserts a batch with its last change of state; the default is available. @returns its id */
export async function buildBatch(
  db: Db,
  {
    previousState = 'TERSEDIA',
    reason,
    since = '2029-12-01T00:00:00.000Z',
    ...overrides
  }: BatchOverrides,
): Promise<number> {
  sequence += 1;
  const [created] = await db
    .insert(batch)
    .values({
      nomor: `B${sequence}`,
      kedaluwarsa: '2099-06-30',
      jumlah: 1_000,
      status: 'TERSEDIA',
      ...overrides,
    })
    .returning({ id: batch.id });
  const id = created?.id ?? 0;
  await db.insert(stateHistory).values({
    resource: 'batch',
    recordId: String(id),
    at: since,
    actorName: 'Siti',
    actorRole: 'PS',
    event: 'uji',
    fromState: previousState,
    toState: overrides.status ?? 'TERSEDIA',
    reason: reason ?? null,
  });
  return id;
}
