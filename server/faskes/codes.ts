import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { faskes } from '../db/schema/index.ts';
import { serves } from './serves.ts';

/** The facilities that may be chosen for people of a company, or of none, by their codes in capitals. */
export async function faskesByCode(
  db: Queryable,
  bhbuId: number | null,
): Promise<Map<string, number>> {
  const found = await db
    .select({ id: faskes.id, code: faskes.pcareCode })
    .from(faskes)
    .where(
      and(
        eq(faskes.isActive, true),
        isNotNull(faskes.pcareCode),
        bhbuId === null ? undefined : serves(db, faskes.id, bhbuId),
      ),
    );
  return new Map(found.map(({ id, code }) => [(code ?? '').toUpperCase(), id]));
}
