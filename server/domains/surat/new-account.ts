import type { PksSnapshot } from '#contract/domains/pks/record.ts';
import { findLatestSeller } from '#server/domains/seller/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';

/** A bank account as an agreement names it. */
export type Account = PksSnapshot['rekening'];

/** The account that takes the place of the one in an agreement. */
export interface NewAccount {
  readonly rekening: Account;
  /** First day on which payments go to it, `YYYY-MM-DD`. */
  readonly mulai: string;
}

/**
 * Returns the account that a second person approved instead of the one in an agreement; undefined while
 * there is none.
 */
export async function findNewAccount(
  db: Queryable,
  before: Account,
): Promise<NewAccount | undefined> {
  const latest = await findLatestSeller(db);
  if (!latest) return undefined;
  const rekening: Account = {
    bank: latest.bank,
    cabang: latest.cabangBank,
    nomor: latest.noRekening,
    atasNama: latest.atasNamaRekening,
  };
  const isOther = (Object.keys(rekening) as (keyof Account)[]).some(
    name => rekening[name].toLowerCase() !== before[name].toLowerCase(),
  );
  return isOther ? { rekening, mulai: latest.berlakuMulai } : undefined;
}
