import { addMessages } from '#src/i18n/lazyMessages.ts';
import { print } from '#texts/print.ts';

addMessages({ resources: { print } });

export { DayReportPrint } from './DayReportPrint.tsx';
export { InvoicePrint } from './InvoicePrint.tsx';
export { PksPrint } from './PksPrint.tsx';
export {
  CertificatePrint,
  DeliveryNotePrint,
  DiscrepancyPrint,
  GoodsReceiptPrint,
  KipiPrint,
  LeftoverPrint,
  ReceiptPrint,
  WorkOrderPrint,
} from './screens.tsx';
