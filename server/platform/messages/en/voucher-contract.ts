import type { voucherContractTexts as indonesian } from '../id/voucher-contract.ts';

/** Messages of voucher contracts, of transactions of vouchers, and of their tickets. */
export const voucherContractTexts: Record<keyof typeof indonesian, string> = {
  'voucherContract.state.DRAFT': 'a draft',
  'voucherContract.state.AKTIF': 'active',
  'voucherContract.state.HABIS_KUOTA': 'without quota',
  'voucherContract.state.BERAKHIR': 'ended',
  'voucherContract.state.DIBATALKAN': 'cancelled',
  'voucherContract.wrongState':
    'Voucher contract %{nama} is %{keadaan}, so this cannot be done. Reload to see its present state.',
  'voucherContract.obstacle.contract':
    'Voucher contract %{nama} is %{keadaan}, so its vouchers cannot be issued or used.',
  'voucherContract.obstacle.notStarted':
    'Vouchers of the contract %{nama} can be used from %{hari:day}.',
  'voucherContract.obstacle.over': 'Voucher contract %{nama} is valid until %{hari:day}.',
  'voucherContract.obstacle.company': '%{nama} is inactive, so its vouchers are not valid.',
  'voucherContract.obstacle.invoice':
    'Invoice %{nomor} is not paid in full, so its vouchers cannot be issued or used.',
  'voucherContract.obstacle.order':
    'Order %{nomor} is %{keadaan}; vouchers are valid after the order is paid in full and until it is completed.',
  'voucherContract.obstacle.notPaid':
    'Order %{nomor} is not paid in full, because a payment was reversed. The vouchers are valid again once it is paid in full.',
  'voucherContract.obstacle.suspended':
    'PKS %{nomor} is suspended, so its vouchers are not valid until the suspension is lifted.',
  'voucherContract.obstacle.agreementEnded':
    'PKS %{nomor} ended before its time, so its vouchers are no longer valid.',
  'voucherContract.pksNotActive':
    'PKS %{nomor} is not active yet or has ended. Choose an active PKS.',
  'voucherContract.sourceMissing': 'Choose the invoice or PKS that pays for these vouchers',
  'voucherContract.invoiceUnknown':
    'This invoice does not belong to this company or was not issued',
  'voucherContract.pksUnknown': 'This PKS does not belong to this company',
  'voucherContract.otherOrder': 'This PKS is for another order than the invoice',
  'voucherContract.orderOver': 'The order is no longer in effect. Choose another one',
  'voucherContract.companyUnknown': 'This company does not exist. Choose another one',
  'voucherContract.productNotOrdered': 'Order %{nomor} does not include this vaccine',
  'voucherContract.serviceNotOrdered':
    'Order %{nomor} does not include this service for this vaccine',
  'voucherContract.endsBeforeStart': 'Fill in the start day or a later day',
  'voucherContract.endInPast': 'Fill in today or a later day',
  'voucherContract.endBeforeVouchers':
    'Some vouchers are valid until %{hari:day}; fill in that day or a later one',
  'voucherContract.quotaAboveOrder':
    'Order %{nomor} has %{dosis:number} doses of this vaccine; the quota is at most %{paling:number} vouchers',
  'voucherContract.quotaBelowIssued':
    'Vouchers already issued: %{terbit:number}; fill in that number or more',
  'voucherContract.facilityUnknown': 'A facility does not exist or is inactive. Choose another one',
  'voucherContract.fixed': 'The contract is active; this field cannot be edited',
  'voucherContract.notChangeable':
    'Voucher contract %{nama} is %{keadaan}, so it cannot be edited.',
  'voucherContract.held':
    'Vouchers of this contract that participants hold or have used: %{jumlah:number}, so the contract cannot be cancelled.',
  'voucherTransaction.quotaShort':
    'The quota of contract %{nama} has only %{sisa:number} vouchers left. Reduce the number.',
  'voucherTransaction.validBeforeToday': 'Fill in today or a later day',
  'voucherTransaction.validBeforeStart':
    'Fill in %{hari:day}, the start of the contract, or a later day',
  'voucherTransaction.validAfterEnd':
    'Fill in %{hari:day}, the last day of the contract, at the latest',
  'voucherTransaction.nothingOpen':
    'All vouchers of transaction %{nomor} are used, cancelled or expired.',
  'voucherTransaction.nothingNew': 'There are no new vouchers in transaction %{nomor}.',
  'voucherTransaction.nothingToVoid':
    'No voucher of transaction %{nomor} can be cancelled: all are held, used or no longer valid.',
  'voucherTransaction.over':
    'The vouchers of transaction %{nomor} were valid only until %{hari:day}.',
  'voucherTransaction.notActivated': 'Activate the transaction first.',
  'voucherTransaction.printNothing': 'Choose the transaction or vouchers to print',
  'voucherTransaction.replacedElsewhere': 'This voucher is not in that transaction',
  'voucherTransaction.tooFewVouchers':
    'Active vouchers without a recipient left in this transaction: %{sisa:number}. Reduce the recipients or issue another transaction.',
  'voucherRecipient.emailMissing': 'Fill in the email of this recipient',
  'voucherRecipient.phoneMissing': 'Fill in the mobile number of this recipient',
  'voucherRecipient.addressTwice': 'This address is already in row %{baris:number}',
  'voucherRecipient.addressUsed': 'This address already received a ticket of this transaction',
  'voucherRecipient.delivered': 'This ticket was already sent.',
  'voucherRecipient.notMail': 'This ticket is sent by WhatsApp, so there is no email to repeat.',
  'voucherRecipient.notMessage': 'This ticket is sent by email.',
  'voucherRecipient.voucherOver':
    'The voucher of this recipient can no longer be used, so its ticket is not sent.',
  'voucherRecipient.resentTooOften':
    'This ticket was already sent again %{kali:number} times. Print the ticket, or issue a replacement.',
};
