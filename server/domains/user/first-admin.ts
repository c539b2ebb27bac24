import { transaction, type Db } from '#server/platform/db/client.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { Problem } from '#server/platform/problem.ts';
import { insertAccount } from './open-account.ts';

/**
 * Creates a SUPERADMIN account from the command line, since there is no default account.
 * @returns its random first password, of which only the hash is stored
 * @throws Error in Indonesian when the user name is in use
 */
export async function createFirstAdmin(
  db: Db,
  admin: { userName: string; fullName: string; email: string | null; now: Date },
): Promise<string> {
  const { userName, fullName, email, now } = admin;
  const account = { userName, fullName, email, phone: null, role: 'SUPERADMIN' } as const;
  const { firstPassword } = await transaction(db, tx =>
    insertAccount(tx, account, { now, by: 'Baris perintah' }),
  ).catch((error: unknown) => {
    throw error instanceof Problem
      ? new Error(`${translator.render(error.detail)}.`, { cause: error })
      : error;
  });
  return firstPassword;
}
