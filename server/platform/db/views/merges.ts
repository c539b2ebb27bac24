import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { pesertaMerge } from '../schema/index.ts';

/** Whether a registration was deleted because it was merged into another one. */
export const isMergedAway = async (db: Queryable, pesertaId: number): Promise<boolean> =>
  (await db.$count(
    pesertaMerge,
    and(eq(pesertaMerge.digabungId, pesertaId), isNull(pesertaMerge.dibatalkanPada)),
  )) > 0;
