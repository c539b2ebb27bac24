import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { bhbu, pic } from '#server/platform/db/schema/index.ts';

/**
 * Confirms the PIC of a company for an account, without which the account cannot work; a company
 * without one gets one.
 */
export async function confirmPic(
  db: Db,
  { userId, bhbuId }: { readonly userId: number; readonly bhbuId: number },
): Promise<void> {
  await db
    .update(bhbu)
    .set({ namaPIC: 'Ayu Contoh', noHP: '+628123456789', email: 'ayu@contoh.test' })
    .where(and(eq(bhbu.id, bhbuId), isNull(bhbu.namaPIC)));
  await db.insert(pic).values({ userId, bhbuId });
}
