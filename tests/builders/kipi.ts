import type { Db } from '#server/db/client.ts';
import { kipi } from '#server/db/schema/index.ts';

/** What a test cares about in an adverse event; the rest is one that is not serious. */
type KipiOverrides = Partial<typeof kipi.$inferInsert> & { readonly dosisId: number };

/** An adverse event after a dose; what happened cannot be read. @returns its number */
export async function buildKipi(db: Db, overrides: KipiOverrides): Promise<number> {
  const [made] = await db
    .insert(kipi)
    .values({
      kind: 'TIDAK_SERIUS',
      isSerious: false,
      startedAt: '2029-12-20T05:00:00.000Z',
      detail: Buffer.from('tersegel'),
      createdBy: 'Ns. Contoh',
      ...overrides,
    })
    .returning({ id: kipi.id });
  return made?.id ?? 0;
}
