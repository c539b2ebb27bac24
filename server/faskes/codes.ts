import { and, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { faskes } from '../db/schema/index.ts';
import { isLive } from './scope.ts';
import { serves } from './serves.ts';

/** A facility as a code names it. */
export interface CodedFaskes {
  readonly id: number;
  /** Whether it may be chosen anew: it is active and serves the company. Who is there already may stay. */
  readonly mayBeChosen: boolean;
}

/** The facilities by their codes in capitals, as seen by a company, or by none. */
export async function faskesByCode(
  db: Queryable,
  bhbuId: number | null,
): Promise<Map<string, CodedFaskes>> {
  const found = await db
    .select({ id: faskes.id, code: faskes.pcareCode, isActive: faskes.isActive })
    .from(faskes)
    .where(and(isNotNull(faskes.pcareCode), isLive));
  const serving = new Set(
    bhbuId === null
      ? found.map(({ id }) => id)
      : (
          await db
            .select({ id: faskes.id })
            .from(faskes)
            .where(serves(db, faskes.id, bhbuId))
        ).map(({ id }) => id),
  );
  return new Map(
    found.map(({ id, code, isActive }) => [
      (code ?? '').toUpperCase(),
      { id, mayBeChosen: isActive && serving.has(id) },
    ]),
  );
}
