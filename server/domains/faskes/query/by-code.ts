import { and, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { isLiveFaskes } from '../scope.ts';

/** A faskes found by its P-Care code. */
export interface FaskesByCode {
  readonly id: number;
  readonly nama: string;
  /** False when inactive or not serving the company; peserta who already have it may keep it. */
  readonly canBeChosen: boolean;
}

/** Maps upper-case P-Care codes to faskes; with a null `bhbuId`, each counts as serving. */
export async function mapFaskesByCode(
  db: Queryable,
  bhbuId: number | null,
): Promise<Map<string, FaskesByCode>> {
  const found = await db
    .select({
      id: faskes.id,
      nama: faskes.namaFaskes,
      code: faskes.kodePcare,
      isActive: faskes.isActive,
    })
    .from(faskes)
    .where(and(isNotNull(faskes.kodePcare), isLiveFaskes));
  const servingIds = new Set(
    bhbuId === null
      ? found.map(({ id }) => id)
      : (
          await db
            .select({ id: faskes.id })
            .from(faskes)
            .where(faskesServesBhbu(db, faskes.id, bhbuId))
        ).map(({ id }) => id),
  );
  return new Map(
    found.map(({ id, nama, code, isActive }) => [
      (code ?? '').toUpperCase(),
      { id, nama, canBeChosen: isActive && servingIds.has(id) },
    ]),
  );
}
