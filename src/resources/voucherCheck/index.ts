import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { voucherCheck } from '#texts/voucherCheck.ts';
import { CheckScreen } from './CheckScreen.tsx';

addMessages({ resources: { voucherCheck } });

/** Checks vouchers, and goes on to their participant and dose. */
export const VoucherCheckScreen = () => createElement(CheckScreen);

/** Checks a voucher and opens the form of its participant. */
export const VoucherFormScreen = () => createElement(CheckScreen, { opensForm: true });
