import { masterHelp } from '#texts/help/master.ts';
import { pesertaHelp } from '#texts/help/peserta.ts';
import { printHelp } from '#texts/help/print.ts';
import { voucherHelp } from '#texts/help/voucher.ts';
import { screenHelp, type HelpByScreen } from './screenHelp.ts';
import { states } from './states.ts';

/** Help of vouchers, their contracts and their participants, by the title of the screen. */
const voucher: HelpByScreen = {
  'resources.voucherTransaction.name': screenHelp(
    voucherHelp.transactionList,
    { issue: { at: 'resources.voucherTransaction.page.create' } },
    states.voucherTransaction,
  ),
  'resources.voucherTransaction.page.create': screenHelp(voucherHelp.issue),
  'resources.voucherTransaction.page.show': screenHelp(
    voucherHelp.transactionPage,
    {},
    states.voucherTransaction,
  ),
  'resources.voucherTransaction.page.edit': screenHelp(voucherHelp.transactionEdit),
  'resources.voucherTransaction.page.print': screenHelp(voucherHelp.print),
  'resources.voucher.name': screenHelp(
    voucherHelp.list,
    { transaction: { at: 'resources.voucherTransaction.name' } },
    states.voucher,
  ),
  'resources.voucher.page.show': screenHelp(
    voucherHelp.page,
    { ticket: { needs: 'voucher.print' }, change: { needs: 'voucher.issue' } },
    states.voucher,
  ),
  'resources.voucherCheck.name': screenHelp(
    voucherHelp.check,
    { bind: { needs: 'voucher.bind' }, use: { needs: 'voucher.use' } },
    states.check,
  ),
  'resources.voucherCheck.page.form': screenHelp(voucherHelp.form, {}, states.check),
  'resources.voucherContract.name': screenHelp(
    voucherHelp.contractList,
    {
      create: { at: 'resources.voucherContract.page.create' },
      activate: { needs: 'voucherContract.changeState' },
    },
    states.voucherContract,
  ),
  'resources.voucherContract.page.create': screenHelp(voucherHelp.contractForm),
  'resources.voucherContract.page.edit': screenHelp(voucherHelp.contractForm),
  'resources.voucherContract.page.show': screenHelp(
    voucherHelp.contractPage,
    { activate: { needs: 'voucherContract.changeState' } },
    states.voucherContract,
  ),
  'resources.pesertaVoucher.name': screenHelp(
    voucherHelp.holders,
    { enter: { at: 'resources.voucherCheck.page.form' } },
    states.voucherOfPeserta,
  ),
  'resources.pesertaVoucher.page.edit': screenHelp(voucherHelp.holderForm),
  'resources.pesertaVoucher.page.show': screenHelp(pesertaHelp.history, {
    edit: { needs: 'peserta.update' },
    reveal: { needs: 'peserta.reveal' },
    certificate: { needs: 'certificate.read' },
  }),
};

/** Help of products, services, users, roles, the audit log and the outbox. */
const master: HelpByScreen = {
  'resources.product.name': screenHelp(masterHelp.productList, {
    create: { at: 'resources.product.page.create' },
    inactive: { needs: 'product.update' },
  }),
  'resources.product.page.create': screenHelp(masterHelp.productForm),
  'resources.product.page.edit': screenHelp(masterHelp.productForm),
  'resources.product.page.show': screenHelp(masterHelp.productPage, {
    price: { needs: 'product.update' },
    inactive: { needs: 'product.update' },
  }),
  'resources.service.name': screenHelp(masterHelp.serviceList, {
    create: { at: 'resources.service.page.create' },
    inactive: { needs: 'service.update' },
  }),
  'resources.service.page.create': screenHelp(masterHelp.serviceForm),
  'resources.service.page.edit': screenHelp(masterHelp.serviceForm),
  'resources.service.page.show': screenHelp(masterHelp.servicePage, {
    price: { needs: 'service.update' },
    inactive: { needs: 'service.update' },
  }),
  'resources.priceCeiling.name': screenHelp(masterHelp.priceCeilingList, {
    create: { at: 'resources.priceCeiling.page.create' },
    price: { at: 'resources.product.name' },
  }),
  'resources.priceCeiling.page.create': screenHelp(masterHelp.priceCeilingForm),
  'resources.priceCeiling.page.edit': screenHelp(masterHelp.priceCeilingForm),
  'resources.user.name': screenHelp(masterHelp.userList, {
    create: { at: 'resources.user.page.create' },
  }),
  'resources.user.page.create': screenHelp(masterHelp.userForm),
  'resources.user.page.edit': screenHelp(masterHelp.userForm),
  'resources.user.page.show': screenHelp(masterHelp.userPage),
  'resources.role.name': screenHelp(masterHelp.roleList, {
    create: { at: 'resources.role.page.create' },
    users: { at: 'resources.user.name' },
  }),
  'resources.role.page.create': screenHelp(masterHelp.roleForm),
  'resources.role.page.edit': screenHelp(masterHelp.roleForm),
  'resources.machineAccount.name': screenHelp(masterHelp.machineAccountList, {
    create: { at: 'resources.machineAccount.page.create' },
    unused: { needs: 'machineAccount.update' },
  }),
  'resources.machineAccount.page.create': screenHelp(masterHelp.machineAccountForm),
  'resources.machineAccount.page.edit': screenHelp(masterHelp.machineAccountForm),
  'resources.machineAccount.page.show': screenHelp(masterHelp.machineAccountPage, {
    token: { needs: 'machineAccount.update' },
    revoke: { needs: 'machineAccount.update' },
  }),
  'resources.webhook.name': screenHelp(masterHelp.webhookList, {
    create: { at: 'resources.webhook.page.create' },
  }),
  'resources.webhook.page.create': screenHelp(masterHelp.webhookForm),
  'resources.webhook.page.edit': screenHelp(masterHelp.webhookForm),
  'resources.webhook.page.show': screenHelp(masterHelp.webhookPage, {
    test: { needs: 'webhook.update' },
    resend: { needs: 'webhook.update' },
    secret: { needs: 'webhook.update' },
    on: { needs: 'webhook.update' },
  }),
  'resources.factorRule.name': screenHelp(masterHelp.factorRules, {
    users: { at: 'resources.user.name' },
  }),
  'resources.pemrosesan.name': screenHelp(masterHelp.processing),
  'resources.pemrosesan.page.show': screenHelp(masterHelp.processingPage, {
    retention: { at: 'resources.retensi.name' },
  }),
  'resources.retensi.name': screenHelp(masterHelp.retention, {
    hold: { at: 'resources.penahanan.page.create' },
  }),
  'resources.penahanan.name': screenHelp(
    masterHelp.holdList,
    { create: { at: 'resources.penahanan.page.create' } },
    states.penahanan,
  ),
  'resources.penahanan.page.create': screenHelp(masterHelp.holdForm),
  'resources.penahanan.page.show': screenHelp(
    masterHelp.holdPage,
    {
      propose: { needs: 'penahanan.end' },
      approve: { needs: 'penahanan.end' },
      refuse: { needs: 'penahanan.end' },
    },
    states.penahanan,
  ),
  'resources.usulanPerubahan.name': screenHelp(
    masterHelp.proposedChangeList,
    {},
    states.usulanPerubahan,
  ),
  'resources.usulanPerubahan.page.show': screenHelp(
    masterHelp.proposedChangePage,
    {},
    states.usulanPerubahan,
  ),
  'resources.permintaanData.name': screenHelp(
    masterHelp.dataRequestList,
    { register: { at: 'resources.permintaanData.page.create' } },
    states.permintaanData,
  ),
  'resources.permintaanData.page.create': screenHelp(masterHelp.dataRequestForm),
  'resources.permintaanData.page.show': screenHelp(
    masterHelp.dataRequestPage,
    {
      identify: { needs: 'permintaanData.update' },
      search: { needs: 'permintaanData.update' },
      answer: { needs: 'permintaanData.update' },
      copy: { needs: 'permintaanData.export' },
    },
    states.permintaanData,
  ),
  'resources.insiden.name': screenHelp(
    masterHelp.incidentList,
    { register: { at: 'resources.insiden.page.create' } },
    states.insiden,
  ),
  'resources.insiden.page.create': screenHelp(masterHelp.incidentForm),
  'resources.insiden.page.edit': screenHelp(masterHelp.incidentForm),
  'resources.insiden.page.show': screenHelp(
    masterHelp.incidentPage,
    {
      find: { needs: 'insiden.update' },
      add: { needs: 'insiden.update' },
      notify: { needs: 'insiden.update' },
      close: { needs: 'insiden.update' },
    },
    states.insiden,
  ),
  'resources.audit.name': screenHelp(masterHelp.auditList, { export: { needs: 'audit.export' } }),
  'resources.audit.page.entry': screenHelp(masterHelp.auditEntry, {
    list: { at: 'resources.audit.name' },
  }),
  'resources.outbox.name': screenHelp(masterHelp.outboxList, {}, states.message),
  'resources.outbox.page.message': screenHelp(
    masterHelp.message,
    { list: { at: 'resources.outbox.name' } },
    states.message,
  ),
};

const sendRule = { send: { needs: 'document.send' } } as const;

/** Help of the print views. */
const print: HelpByScreen = {
  'resources.print.page.pks': screenHelp(printHelp.pks, sendRule),
  'resources.print.page.amendment': screenHelp(printHelp.amendment, sendRule),
  'resources.print.page.invoice': screenHelp(printHelp.invoice, sendRule),
  'resources.print.page.receipt': screenHelp(printHelp.receipt, sendRule),
  'resources.print.page.nota': screenHelp(printHelp.nota, sendRule),
  'resources.print.page.account': screenHelp(printHelp.account),
  'resources.print.page.workOrder': screenHelp(printHelp.workOrder, sendRule),
  'resources.print.page.deliveryNote': screenHelp(printHelp.deliveryNote, sendRule),
  'resources.print.page.goodsReceipt': screenHelp(printHelp.goodsReceipt, sendRule),
  'resources.print.page.discrepancy': screenHelp(printHelp.discrepancy, sendRule),
  'resources.print.page.leftover': screenHelp(printHelp.leftover, sendRule),
  'resources.print.page.dayReport': screenHelp(printHelp.dayReport),
  'resources.print.page.certificate': screenHelp(printHelp.certificate, sendRule),
  'resources.print.page.kipi': screenHelp(printHelp.kipi),
  'resources.print.page.statement': screenHelp(printHelp.statement),
  'resources.print.page.letter': screenHelp(printHelp.letter),
};

/** Help of the screens about vouchers, master data and printed documents. */
export const helpOfAdministration: HelpByScreen = { ...voucher, ...master, ...print };
