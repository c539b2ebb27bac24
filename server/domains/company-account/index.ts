import type { companyAccountCalls } from '#contract/domains/company-account.ts';
import { accountDocument } from '#documents/invoice/account.ts';
import { findLetterhead } from '#server/domains/seller/index.ts';
import { withoutTransaction, type Handlers } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { readCompanyAccount } from './account.ts';
import { exportHandlers } from './export.ts';

/** The statement of a company's account, from the figures as they are now; nothing is filed. */
export const companyAccountHandlers: Handlers<typeof companyAccountCalls> = {
  get: withoutTransaction((ctx, { params, query }) => readCompanyAccount(ctx, params.id, query)),
  printed: withoutTransaction(async (ctx, { params, query }) => {
    const account = await readCompanyAccount(ctx, params.id, query);
    const letterhead = await findLetterhead(ctx.db, dayInJakarta(ctx.now));
    return { dokumen: accountDocument(account, letterhead), berkas: null, penerima: [] };
  }),
  ...exportHandlers,
};
