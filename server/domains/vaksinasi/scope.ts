import { eq, sql, type SQL } from 'drizzle-orm';
import type { Zone } from '#contract/core/values/zone.ts';
import { findVisibleFaskes } from '#server/domains/faskes/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dose } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';

type ScopeContext = Pick<Context, 'scope' | 'user'>;

/** SQL condition of the caller's visits; `own` means those at their facility. */
export function vaksinasiScope({ scope, user }: ScopeContext): SQL | undefined {
  if (scope === 'all') return undefined;
  return user.faskesId === null ? sql`false` : eq(dose.faskesId, user.faskesId);
}

export interface FaskesRef {
  readonly id: number;
  readonly name: string;
  readonly zone: Zone;
}

/**
 * Returns the facility whose queue is requested; defaults to the caller's own.
 * @throws Problem 422 when none is named, 404 outside the caller's scope
 */
export async function resolveFaskes(
  ctx: Context,
  requestedId: number | undefined,
): Promise<FaskesRef> {
  const id = requestedId ?? ctx.user.faskesId;
  if (id === null) throw invalidField('idFaskes', message('vaksinasi.facilityMissing'));
  const found = await findVisibleFaskes(ctx, id);
  if (!found) throw notFound('faskes');
  return { id, name: found.namaFaskes, zone: found.zona };
}
