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

export {
  definition as transactionDefinition,
  ownDefinition as ownTransactionDefinition,
} from './transaction/definition.ts';
export { voucherDefinition as definition } from './voucher/definition.ts';
export { TransactionList, TransactionOwnList, VoucherList, VoucherOwnList } from './list/lists.tsx';

// Only the lists are loaded with the first screen.
const loadTransactionPages = () => import('./transaction/transactionPages.tsx');
export const TransactionCreate = lazyComponent(
  async () => (await loadTransactionPages()).TransactionCreate,
);
export const TransactionOwnCreate = lazyComponent(
  async () => (await loadTransactionPages()).TransactionOwnCreate,
);
export const TransactionEdit = lazyComponent(
  async () => (await loadTransactionPages()).TransactionEdit,
);
export const TransactionPage = lazyComponent(
  async () => (await loadTransactionPages()).TransactionPage,
);

const loadVoucherPages = () => import('./voucher/voucherPages.tsx');
export const VoucherPage = lazyComponent(async () => (await loadVoucherPages()).VoucherPage);
export const VoucherOwnPage = lazyComponent(async () => (await loadVoucherPages()).VoucherOwnPage);

export const TicketsPage = lazyComponent(
  async () => (await import('./print/TicketsPage.tsx')).TicketsPage,
);
