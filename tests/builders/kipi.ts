import type { Db } from '#server/platform/db/client.ts';
import { kipi } from '#server/platform/db/schema/index.ts';

/** Overrides of an adverse event; the default is not serious. */
type KipiOverrides = Partial<typeof kipi.$inferInsert> & { readonly doseId: number };

/**
 * Inserts an adverse event after a dose; its encrypted detail cannot be decrypted.
 * @returns its id
 */
export async function buildKipi(db: Db, overrides: KipiOverrides): Promise<number> {
  const [created] = await db
    .insert(kipi)
    .values({
      jenis: 'TIDAK_SERIUS',
      serius: false,
      mulai: '2029-12-20T05:00:00.000Z',
      detail: Buffer.from('tersegel'),
      createdBy: 'Ns. Contoh',
      ...overrides,
    })
    .returning({ id: kipi.id });
  return created?.id ?? 0;
}
