import { companyRole } from '#contract/policy.ts';
import { listPages } from '#contract/record-pages.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { findAccountsWithRight } from '#server/platform/db/views/company-accounts.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import type { StoredAccount } from './records.ts';

/** Whether a company has two people who order, so that one can approve what the other orders. */
export const hasOtherOrderers = async (db: Queryable, bhbuId: number): Promise<boolean> =>
  (await findAccountsWithRight(db, bhbuId, 'MEMESAN')).length > 1;

/**
 * Ends the approval of a company's orders by a second person when an administrator took the last second person
 * away, and tells the company. The company itself is refused to do so.
 * @param before the account before the change
 */
export async function endLonelyApproval(ctx: Context, before: StoredAccount): Promise<void> {
  const { roleName, idReferensi: bhbuId } = before;
  if (roleName !== companyRole || bhbuId === null) return;
  const company = await bhbuRecords.find(ctx, bhbuId);
  if (!company?.persetujuanPesanan || (await hasOtherOrderers(ctx.db, bhbuId))) return;
  const locked = await bhbuRecords.lock(ctx, bhbuId);
  const options = { action: 'setApproval', keepsVersion: true };
  await bhbuRecords.update(ctx, locked, { persetujuanPesanan: false }, options);
  await notifyAccounts(
    ctx,
    'ownerBhbu',
    { bhbuId },
    {
      resource: 'bhbu',
      recordId: bhbuId,
      message: 'bhbu.endApproval',
      params: { nama: before.fullName },
      path: listPages.companyUserOwn,
    },
  );
}
