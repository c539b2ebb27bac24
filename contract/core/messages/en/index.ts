import type { contractTexts as indonesian } from '../id/index.ts';
import type { Catalog } from '../render.ts';
import { accountTexts } from './account.ts';
import { catalogTexts } from './catalog.ts';
import { companyTexts } from './company.ts';
import { englishFormats } from './formats.ts';
import { documentTexts } from './document.ts';
import { inputTexts } from './input.ts';
import { invoiceTexts } from './invoice.ts';
import { orderTexts } from './order.ts';
import { paymentTexts } from './payment.ts';
import { pesertaTexts } from './peserta.ts';
import { satusehatTexts } from './satusehat.ts';
import { taxTexts } from './tax.ts';
import { vaksinasiTexts } from './vaksinasi.ts';
import { voucherTexts } from './voucher.ts';

/** The English texts of the contract's messages. */
export const contractTexts: Record<keyof typeof indonesian, string> = {
  ...accountTexts,
  ...catalogTexts,
  ...companyTexts,
  ...documentTexts,
  ...inputTexts,
  ...invoiceTexts,
  ...orderTexts,
  ...paymentTexts,
  ...pesertaTexts,
  ...satusehatTexts,
  ...taxTexts,
  ...vaksinasiTexts,
  ...voucherTexts,
};

/** The English catalog of the contract. */
export const english = { texts: contractTexts, formats: englishFormats } satisfies Catalog;
