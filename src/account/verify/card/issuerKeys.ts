import { cardKeys, revokedCards, type RevokedCards } from '#contract/core/health-card.ts';
import { z } from '#contract/core/zod.ts';
import type { Issuer } from './checkCard.ts';

/** The name under which this browser stores the keys; they are public. */
const storageKey = 'cardKeys';

const stored = z.object({
  /** When they were read from the server. */
  readAt: z.iso.datetime(),
  keys: cardKeys.shape.keys,
  revoked: z.array(revokedCards),
});
export type IssuerKeys = z.infer<typeof stored>;

/** Returns the keys that this browser stored, if there are any. */
export function storedKeys(): IssuerKeys | undefined {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads the keys of this portal's cards and the revoked cards, and stores them for a time without network.
 * A list of revoked cards that has not changed is not read again.
 * @throws Error when the server does not answer
 */
export async function readKeys(
  read: (path: string) => Promise<Response>,
  known: IssuerKeys | undefined,
): Promise<IssuerKeys> {
  const json = async (path: string): Promise<unknown> => {
    const response = await read(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return await response.json();
  };
  const { keys } = cardKeys.parse(await json('/.well-known/jwks.json'));
  const revoked: RevokedCards[] = [];
  for (const { kid, crlVersion } of keys) {
    const same = known?.revoked.find(one => one.kid === kid && one.ctr === crlVersion);
    revoked.push(same ?? revokedCards.parse(await json(`/.well-known/crl/${kid}.json`)));
  }
  const found = { readAt: new Date().toISOString(), keys, revoked };
  try {
    localStorage.setItem(storageKey, JSON.stringify(found));
  } catch {
    // Without room in this browser the keys serve until the page is closed.
  }
  return found;
}

/** Returns the issuer with these keys, as cards name it. */
export function toIssuer({ keys, revoked }: IssuerKeys, address: string): Issuer {
  const numbers = new Map(revoked.map(({ kid, rids }) => [kid, new Set(rids)]));
  return {
    address,
    keys,
    isRevoked: (kid, rid) => numbers.get(kid)?.has(rid) ?? false,
  };
}
