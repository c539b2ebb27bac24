import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { dosis, peserta } from '#server/db/schema/index.ts';

/** What a test cares about in a visit; the rest is a first dose that was given. */
type DosisOverrides = Partial<typeof dosis.$inferInsert> & {
  readonly pesertaId: number;
  readonly faskesId: number;
};

/** A visit of a participant, kept as recording it would. @returns its number */
export async function buildDosis(
  db: Db,
  { pesertaId, faskesId, ...overrides }: DosisOverrides,
): Promise<number> {
  const [who] = await db
    .select({
      bhbuId: peserta.bhbuId,
      userId: peserta.userId,
      vaccinationType: peserta.vaccinationType,
    })
    .from(peserta)
    .where(eq(peserta.id, pesertaId));
  if (!who) throw new Error('nobody has that number');
  const [made] = await db
    .insert(dosis)
    .values({
      ...who,
      pesertaId,
      faskesId,
      number: 1,
      result: 'DIBERIKAN',
      givenOn: '2029-12-20',
      givenAt: '09:30',
      ...overrides,
    })
    .returning({ id: dosis.id });
  return made?.id ?? 0;
}
