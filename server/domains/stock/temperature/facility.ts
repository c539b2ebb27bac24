import { eq } from 'drizzle-orm';
import type { Zone } from '#contract/core/values/zone.ts';
import { maxChillers } from '#contract/domains/stock/chiller.ts';
import { findVisibleFaskes } from '#server/domains/faskes/index.ts';
import type { Context } from '#server/platform/context.ts';
import { chiller } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';

/** A facility whose readings are entered or shown. */
export interface Facility {
  readonly id: number;
  readonly name: string;
  readonly zone: Zone;
}

/**
 * Returns the facility that is meant; defaults to the caller's own.
 * @throws Problem 422 when none is named, 404 outside the caller's scope
 */
export async function findFacility(ctx: Context, requested: number | undefined): Promise<Facility> {
  const id = requested ?? ctx.user.faskesId;
  if (id === null) throw invalidField('idFaskes', message('input.notChosen'));
  const found =
    ctx.scope === 'own' && id !== ctx.user.faskesId ? undefined : await findVisibleFaskes(ctx, id);
  if (!found) throw notFound('faskes');
  return { id, name: found.namaFaskes, zone: found.zona };
}

/** Lists the chillers of a facility. */
export const listChillers = ({ db }: Pick<Context, 'db'>, idFaskes: number) =>
  db
    .select({ id: chiller.id, nama: chiller.nama })
    .from(chiller)
    .where(eq(chiller.idFaskes, idFaskes))
    .orderBy(chiller.id)
    .limit(maxChillers);

/**
 * Checks the chiller of a reading: one of the facility's, and not missing once it has listed them.
 * @throws Problem 422 on `idChiller`
 */
export async function checkChiller(
  ctx: Context,
  idFaskes: number,
  idChiller: number | null | undefined,
): Promise<number | null> {
  const known = await listChillers(ctx, idFaskes);
  if (idChiller == null) {
    if (known.length > 0) throw invalidField('idChiller', message('temperature.chillerMissing'));
    return null;
  }
  if (!known.some(({ id }) => id === idChiller)) {
    throw invalidField('idChiller', message('temperature.otherChiller'));
  }
  return idChiller;
}

/** Returns the only chiller of a facility that a text names, such as the lines above a header. */
export function findNamedChiller(
  chillers: readonly { readonly id: number; readonly nama: string }[],
  text: string,
): number | null {
  const plain = (name: string) => ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const named = chillers.filter(({ nama }) => plain(text).includes(plain(nama)));
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}
