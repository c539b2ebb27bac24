import { addMessages } from '#src/i18n/lazyMessages.ts';
import { companyAccount } from '#texts/companyAccount.ts';
import { invoice } from '#texts/invoice.ts';
import { payment } from '#texts/payment.ts';

addMessages({ resources: { companyAccount, invoice, payment } });

export { CompanyAccountScreen } from './CompanyAccountScreen.tsx';
