import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { voucher } from '#texts/voucher.ts';
import { voucherContract } from '#texts/voucherContract.ts';
import { voucherTransaction } from '#texts/voucherTransaction.ts';

addMessages({
  resources: {
    voucher,
    voucherContract,
    voucherTransaction,
    voucherTransactionOwn: voucherTransaction,
  },
});

export { definition, ownDefinition } from './batch/definition.ts';
export { BatchList, BatchOwnList, VoucherList, VoucherOwnList } from './list/lists.tsx';

// Only the lists are loaded with the first screen.
const loadBatchPages = () => import('./batch/batchPages.ts');
export const BatchCreate = lazyComponent(async () => (await loadBatchPages()).BatchCreate);
export const BatchOwnCreate = lazyComponent(async () => (await loadBatchPages()).BatchOwnCreate);
export const BatchEdit = lazyComponent(async () => (await loadBatchPages()).BatchEdit);
export const BatchPage = lazyComponent(async () => (await loadBatchPages()).BatchPage);

const loadVoucherPages = () => import('./voucher/voucherPages.ts');
export const VoucherPage = lazyComponent(async () => (await loadVoucherPages()).VoucherPage);
export const VoucherOwnPage = lazyComponent(async () => (await loadVoucherPages()).VoucherOwnPage);

export const TicketsPage = lazyComponent(
  async () => (await import('./print/TicketsPage.tsx')).TicketsPage,
);
