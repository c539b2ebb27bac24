import { defineManifest } from '#src/kit/defineManifest.ts';
import { recordRoute } from '#src/kit/registerResource.ts';

const workOrderPage = '/dashboard/pengiriman/perintah-kerja/:id';

const pksScreen = {
  access: 'pks.read',
  parent: '/admin/pks/detail/:id',
  ownParent: '/dashboard/pks/detail/:id',
  component: 'PksPrint',
} as const;

const workOrderScreen = { access: 'workOrder.read', parent: workOrderPage } as const;

/** The print views of documents. */
export const printManifest = defineManifest({
  name: 'print',
  load: () => import('./index.ts'),
  screens: [
    { ...pksScreen, path: '/dashboard/pks/print-pks/:id', title: 'resources.print.page.pks' },
    {
      ...pksScreen,
      path: '/dashboard/pks/print-pksbooster/:id',
      title: 'resources.print.page.pks',
    },
    {
      ...pksScreen,
      path: '/dashboard/amandemen/print-amandemen/:id',
      title: 'resources.print.page.amendment',
    },
    {
      ...pksScreen,
      path: '/dashboard/amandemen/print-amandemen-booster/:id',
      title: 'resources.print.page.amendment',
    },
    {
      path: '/dashboard/invoice/print-invoice/:idOrder/:idInvoice',
      access: 'invoice.read',
      title: 'resources.print.page.invoice',
      parent: '/admin/invoice/list-invoice',
      ownParent: '/dashboard/invoice/list-invoice',
      component: 'InvoicePrint',
    },
    {
      path: '/dashboard/invoice/print-kuitansi/:id',
      access: 'payment.read',
      title: 'resources.print.page.receipt',
      parent: '/admin/invoice/pembayaran/:id',
      ownParent: '/dashboard/invoice/list-invoice',
      component: 'ReceiptPrint',
    },
    {
      path: '/dashboard/invoice/print-nota/:id',
      access: 'nota.read',
      title: 'resources.print.page.nota',
      parent: recordRoute('nota'),
      component: 'NotaPrint',
    },
    {
      path: '/dashboard/invoice/print-rekening/:id',
      access: 'companyAccount.read',
      title: 'resources.print.page.account',
      parent: recordRoute('companyAccount'),
      component: 'AccountPrint',
    },
    {
      ...workOrderScreen,
      path: '/dashboard/pengiriman/print-perintah-kerja/:id',
      title: 'resources.print.page.workOrder',
      component: 'WorkOrderPrint',
    },
    {
      ...workOrderScreen,
      path: '/dashboard/pengiriman/print-surat-jalan/:id',
      title: 'resources.print.page.deliveryNote',
      component: 'DeliveryNotePrint',
    },
    {
      ...workOrderScreen,
      path: '/dashboard/pengiriman/print-bast/:id',
      title: 'resources.print.page.goodsReceipt',
      component: 'GoodsReceiptPrint',
    },
    {
      ...workOrderScreen,
      path: '/dashboard/pengiriman/print-selisih/:id',
      title: 'resources.print.page.discrepancy',
      component: 'DiscrepancyPrint',
    },
    {
      path: '/dashboard/pengiriman/print-sisa/:id',
      access: 'stock.read',
      title: 'resources.print.page.leftover',
      parent: '/admin/stok/neraca/:id',
      ownParent: '/dashboard/stok/neraca/:id',
      component: 'LeftoverPrint',
    },
    {
      path: '/dashboard/vaksinasi/laporan-harian',
      access: 'vaksinasi.read',
      title: 'resources.print.page.dayReport',
      parent: '/dashboard/vaksinasi',
      component: 'DayReportPrint',
    },
    {
      path: '/dashboard/sertifikat/print/:id',
      access: 'certificate.read',
      title: 'resources.print.page.certificate',
      parent: '/dashboard/sertifikat/:id',
      component: 'CertificatePrint',
    },
    {
      path: '/dashboard/vaksinasi/print-kipi/:id',
      access: 'vaksinasi.read',
      title: 'resources.print.page.kipi',
      parent: '/dashboard/vaksinasi/kipi/:id',
      component: 'KipiPrint',
    },
    {
      path: '/dashboard/faskes/print-lampiran/:id',
      access: 'faskes.read',
      title: 'resources.print.page.statement',
      parent: '/dashboard/faskes/detail/:id',
      component: 'StatementPrint',
    },
    {
      path: '/dashboard/surat/print/:id',
      access: 'surat.read',
      title: 'resources.print.page.letter',
      parent: '/dashboard/surat/detail/:id',
      component: 'LetterPrint',
    },
  ],
});
