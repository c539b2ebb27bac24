import { deliveryHelp } from '#texts/help/delivery.ts';
import { financeHelp } from '#texts/help/finance.ts';
import { orderHelp } from '#texts/help/order.ts';
import { screenHelp, type HelpByScreen } from './screenHelp.ts';
import { states } from './states.ts';

/** Help of orders, agreements and technical meetings, by the title of the screen. */
const order: HelpByScreen = {
  'resources.order.name': screenHelp(
    orderHelp.list,
    {
      create: { at: 'resources.order.page.create' },
      decide: { needs: 'order.decide' },
      settle: { at: 'resources.order.page.settlements' },
    },
    states.order,
  ),
  'resources.order.page.create': screenHelp(orderHelp.create),
  'resources.order.page.createBooster': screenHelp(orderHelp.create),
  'resources.order.page.edit': screenHelp(orderHelp.edit),
  'resources.order.page.amend': screenHelp(orderHelp.amend),
  'resources.order.page.show': screenHelp(
    orderHelp.page,
    { decide: { needs: 'order.decide' } },
    states.order,
  ),
  'resources.order.page.buyerCopy': screenHelp(orderHelp.buyerCopy),
  'resources.order.page.sellerCopy': screenHelp(orderHelp.sellerCopy),
  'resources.order.page.settlements': screenHelp(orderHelp.settlements),
  'resources.pks.name': screenHelp(
    orderHelp.pksList,
    { order: { at: 'resources.order.name', needs: 'pks.create' } },
    states.pks,
  ),
  'resources.pks.page.create': screenHelp(orderHelp.pksForm),
  'resources.pks.page.amendment': screenHelp(orderHelp.pksForm),
  'resources.pks.page.edit': screenHelp(orderHelp.pksForm),
  'resources.pks.page.show': screenHelp(
    orderHelp.pksPage,
    {
      verify: { needs: 'pks.verify' },
      warn: { needs: 'pks.update' },
      caseFile: { needs: 'pks.caseFile' },
    },
    states.pks,
  ),
  'resources.surat.name': screenHelp(
    orderHelp.letterList,
    { unread: { needs: 'surat.followUp' }, draft: { needs: 'surat.issue' } },
    states.surat,
  ),
  'resources.surat.page.edit': screenHelp(orderHelp.letterForm, {}, states.surat),
  'resources.surat.page.show': screenHelp(
    orderHelp.letterPage,
    { send: { needs: 'surat.issue' }, resend: { needs: 'surat.followUp' } },
    states.surat,
  ),
  'resources.notulen.page.list': screenHelp(orderHelp.meetings, {
    write: { needs: 'notulen.create' },
    close: { needs: 'notulen.create' },
  }),
  'resources.notulen.page.form': screenHelp(orderHelp.minutes),
  'resources.notulen.page.decisions': screenHelp(orderHelp.decisions),
};

/** Help of invoices, payments and the seller's data. */
const finance: HelpByScreen = {
  'resources.invoice.name': screenHelp(
    financeHelp.invoiceList,
    { issue: { needs: 'invoice.issue' }, pay: { needs: 'payment.create' } },
    states.invoice,
  ),
  'resources.invoice.page.show': screenHelp(
    financeHelp.invoicePage,
    { stamp: { needs: 'invoice.issue' }, pay: { needs: 'payment.create' } },
    states.invoice,
  ),
  'resources.invoice.page.create': screenHelp(financeHelp.invoiceForm),
  'resources.invoice.page.edit': screenHelp(financeHelp.invoiceForm),
  'resources.invoice.page.overview': screenHelp(financeHelp.overview, {
    invoices: { at: 'resources.invoice.name' },
  }),
  'resources.invoice.page.ageing': screenHelp(financeHelp.ageing, {
    open: { at: 'resources.invoice.name' },
  }),
  'resources.companyAccount.name': screenHelp(financeHelp.account),
  'resources.faktur.name': screenHelp(financeHelp.fakturDesk, {
    readBack: { at: 'resources.faktur.page.readBack' },
    files: { at: 'resources.faktur.page.files' },
  }),
  'resources.faktur.page.show': screenHelp(financeHelp.fakturPage),
  'resources.faktur.page.edit': screenHelp(financeHelp.fakturForm),
  'resources.faktur.page.readBack': screenHelp(financeHelp.fakturReadBack),
  'resources.faktur.page.files': screenHelp(financeHelp.fakturFiles, {
    desk: { at: 'resources.faktur.name' },
  }),
  'resources.paymentToVerify.name': screenHelp(
    financeHelp.toVerify,
    {
      reconciliation: { at: 'resources.bankLine.name' },
      all: { at: 'resources.payment.name' },
    },
    states.payment,
  ),
  'resources.payment.name': screenHelp(
    financeHelp.paymentList,
    {
      verify: { at: 'resources.paymentToVerify.name' },
      excess: { needs: 'payment.settle' },
    },
    states.payment,
  ),
  'resources.payment.page.show': screenHelp(
    financeHelp.paymentPage,
    { verify: { needs: 'payment.verify' }, reverse: { needs: 'payment.verify' } },
    states.payment,
  ),
  'resources.payment.page.ofInvoice': screenHelp(
    financeHelp.paymentsOfInvoice,
    {
      transfer: { needs: 'payment.create' },
      record: { needs: 'payment.create' },
      replace: { needs: 'payment.update' },
    },
    states.payment,
  ),
  'resources.nota.name': screenHelp(
    financeHelp.notaList,
    { make: { needs: 'nota.create' }, approve: { needs: 'nota.changeState' } },
    states.nota,
  ),
  'resources.nota.page.show': screenHelp(
    financeHelp.notaPage,
    {
      approve: { needs: 'nota.changeState' },
      cancel: { needs: 'nota.changeState' },
      excess: { needs: 'payment.settle' },
    },
    states.nota,
  ),
  'resources.bankLine.name': screenHelp(
    financeHelp.reconciliation,
    {
      upload: { at: 'resources.bankLine.page.upload' },
      book: { needs: 'bankLine.update' },
      aside: { needs: 'bankLine.update' },
    },
    states.bankLine,
  ),
  'resources.bankLine.page.show': screenHelp(
    financeHelp.bankLinePage,
    {
      choose: { needs: 'bankLine.update' },
      invoice: { needs: 'bankLine.update' },
      release: { needs: 'bankLine.update' },
    },
    states.bankLine,
  ),
  'resources.bankLine.page.upload': screenHelp(financeHelp.statement),
  'resources.decree.name': screenHelp(financeHelp.decreeList, {
    create: { at: 'resources.decree.page.create' },
    end: { needs: 'decree.update' },
  }),
  'resources.decree.page.create': screenHelp(financeHelp.decreeForm),
  'resources.decree.page.edit': screenHelp(financeHelp.decreeForm),
  'resources.seller.name': screenHelp(
    financeHelp.sellerList,
    { propose: { at: 'resources.seller.page.create' }, approve: { needs: 'seller.update' } },
    states.seller,
  ),
  'resources.seller.page.create': screenHelp(financeHelp.sellerForm),
  'resources.seller.page.edit': screenHelp(financeHelp.sellerForm, {}, states.seller),
  'resources.seller.page.show': screenHelp(
    financeHelp.sellerPage,
    { decide: { needs: 'seller.update' } },
    states.seller,
  ),
};

/** Help of deliveries, stock, temperatures, batches and distributors. */
const delivery: HelpByScreen = {
  'resources.workOrder.name': screenHelp(
    deliveryHelp.list,
    { order: { at: 'resources.order.name', needs: 'workOrder.create' } },
    states.workOrder,
  ),
  'resources.workOrder.page.create': screenHelp(deliveryHelp.form),
  'resources.workOrder.page.edit': screenHelp(deliveryHelp.form, {}, states.workOrder),
  'resources.workOrder.page.ofOrder': screenHelp(
    deliveryHelp.ofOrder,
    { create: { needs: 'workOrder.create' } },
    states.workOrder,
  ),
  'resources.workOrder.page.show': screenHelp(
    deliveryHelp.page,
    {
      ship: { needs: 'workOrder.update' },
      confirm: { needs: 'workOrder.receive' },
      temperature: { needs: 'workOrder.reviewTemperature' },
    },
    states.workOrder,
  ),
  'resources.workOrder.page.receipts': screenHelp(deliveryHelp.receipts, {}, states.workOrder),
  'resources.workOrder.page.receipt': screenHelp(deliveryHelp.receipt),
  'resources.stock.name': screenHelp(
    deliveryHelp.stockList,
    { unbalanced: { needs: 'stock.update' }, report: { needs: 'stock.update' } },
    states.stock,
  ),
  'resources.stock.page.show': screenHelp(
    deliveryHelp.stockPage,
    { damage: { needs: 'stock.update' }, report: { needs: 'stock.update' } },
    states.stock,
  ),
  'resources.stock.page.ledger': screenHelp(
    deliveryHelp.ledger,
    { tasks: { needs: 'stock.update' } },
    states.stock,
  ),
  'resources.temperature.name': screenHelp(deliveryHelp.temperature, {
    record: { needs: 'temperature.create' },
    upload: { at: 'resources.temperature.page.import' },
    chillers: { at: 'resources.chiller.page.create' },
  }),
  'resources.chiller.name': screenHelp(deliveryHelp.chillerList, {
    create: { at: 'resources.chiller.page.create' },
    remove: { needs: 'chiller.delete' },
  }),
  'resources.chiller.page.create': screenHelp(deliveryHelp.chillerForm),
  'resources.chiller.page.edit': screenHelp(deliveryHelp.chillerForm),
  'resources.temperature.page.import': screenHelp(deliveryHelp.temperatureImport),
  'resources.batch.name': screenHelp(
    deliveryHelp.batchList,
    {
      create: { at: 'resources.batch.page.create' },
      check: { needs: 'batch.update' },
      hold: { needs: 'batch.update' },
    },
    states.batch,
  ),
  'resources.batch.page.create': screenHelp(deliveryHelp.batchForm),
  'resources.batch.page.edit': screenHelp(deliveryHelp.batchForm, {}, states.batch),
  'resources.batch.page.show': screenHelp(
    deliveryHelp.batchPage,
    { decide: { needs: 'batch.update' } },
    states.batch,
  ),
  'resources.batch.page.recall': screenHelp(deliveryHelp.recall, {}, states.batch),
  'resources.distributor.name': screenHelp(deliveryHelp.distributorList, {
    create: { at: 'resources.distributor.page.create' },
    edit: { needs: 'distributor.update' },
  }),
  'resources.distributor.page.create': screenHelp(deliveryHelp.distributorForm),
  'resources.distributor.page.edit': screenHelp(deliveryHelp.distributorForm),
};

/** Help of the screens about orders, money and deliveries. */
export const helpOfBusiness: HelpByScreen = { ...order, ...finance, ...delivery };
