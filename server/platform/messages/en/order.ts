import type { orderTexts as indonesian } from '../id/order.ts';

/** Messages of orders. */
export const orderTexts: Record<keyof typeof indonesian, string> = {
  'order.wrongState':
    'Order %{nomor} is %{keadaan}, so this action is not possible. Reload to see its status.',
  'order.notDraft':
    'Order %{nomor} is submitted and cannot be changed any more. Take back, withdraw or amend it.',
  'order.onlyYouCanApprove':
    'No one else in your company can approve this order. Ask %{nama}, who created it, to submit it; then you can approve it.',
  'order.noApprover':
    'The company requires that a second person approves orders, but no other account may order. A manager of accounts can grant that right, or switch the approval off, on the page Company accounts.',
  'order.ownApproval':
    'You created or submitted this order yourself, so another person approves it: %{nama}.',
  'order.ownApprovalAlone':
    'You created or submitted this order yourself, and no other account may order. Take the order back, or ask a manager of accounts to grant that right.',
  'order.amendmentOpen':
    'This order has an unfinished amendment already. Continue or cancel that amendment first.',
  'order.notInStock':
    'The stock of %{nama} is %{tersedia:number} doses, %{dosis:number} are needed. Adjust the number or wait for the next batch.',
  'order.adjusterAgrees': 'You adjusted this order, so the company or another person agrees to it',
  'order.signedByBuyer':
    'Clause %{pasal}: the company has uploaded its signed copy, so this order cannot be withdrawn.',
  'order.copiesMissing': 'Upload the signed copies first.',
  'order.noBoosterPks': 'This order is not under a booster PKS that is in force.',
  'order.moreThanOrdered': 'At most %{dosis:number}, the number ordered',
  'order.adjustedToNothing': 'Leave at least one dose, or reject this order',
  'order.notAdjusted': 'Reduce the doses of at least one row, or accept this order',
  'order.deadlinePassed': 'Choose today or a later day',
  'order.deadlineNotLater': 'Choose a day after %{tenggat:day}, the present deadline',
  'order.deadlineTooLate': 'Choose %{hari:day} or earlier',
  'order.paidNotCancelled':
    'Clause %{pasal}: %{dibayar:rupiah} of this order is paid, so it cannot be cancelled for lack of payment.',
  'order.notPaid':
    'Clause %{pasal}: vaccine is shipped after order %{nomor} is paid in full; %{dibayar:rupiah} of %{tagihan:rupiah} is verified.',
  'order.dosesNotPaid':
    'Row %{nama}: %{dosis:number} doses approved, but only %{dibayar:number} are paid in full. The others are shipped once they are paid.',
  'order.shippedNotCancelled':
    'Clause %{pasal}: some vaccine of this order was shipped, so it cannot be cancelled for lack of payment.',
  'order.amendmentPending':
    'This order is an amendment that is not in force yet. Withdraw this amendment, or amend again once it is in force.',
  'order.notInvoiced':
    'This order has no issued invoice, so nothing is due yet. Issue its invoice first.',
  'order.proofWaiting':
    'Proof of payment waits for verification. Reject that proof first, or verify the payment.',
  'order.signedAgain':
    'Clause %{pasal}: the copies of the PKS are being signed again; the payment deadline runs afterwards.',
  'order.deadlineRuns':
    'Clause %{pasal}: the first payment can still be made until %{tenggat:day}.',
  'order.signedNotCancelled':
    'Clause %{pasal}: order %{nomor} is signed, so it can only be cancelled for lack of payment.',
  'order.pksClosedToAmendment':
    'Clause %{pasal}: PKS %{nomor} is %{keadaan}, so its order cannot be amended now.',
  'order.deliveryImpossible':
    'Row %{nama}: %{dosis:number} doses approved, %{dikirim:number} shipped, %{diterima:number} received. Check the numbers.',
  'order.tooManyLines': 'At most %{baris:number} rows',
  'order.amountTooLarge': 'The amount is too large; reduce the doses',
  'order.identityFixed': 'This cannot be changed; create a new order',
  'order.companyUnknown': 'Choose a registered company',
  'order.notForShipping':
    'Order %{nomor} is %{keadaan}, so its delivery note number cannot be recorded.',
  'order.unknownLine': 'This row is not part of the order',
  'order.settled': 'This settlement is recorded already. Reload to see it.',
  'order.state.DRAFT': 'a draft',
  'order.state.MENUNGGU_PERSETUJUAN': "waiting for the company's approval",
  'order.state.DIAJUKAN': 'submitted',
  'order.state.DISESUAIKAN': 'adjusted',
  'order.state.DITERIMA': 'accepted',
  'order.state.PKS_DIBUAT': 'with a created PKS',
  'order.state.PKS_DITANDATANGANI': 'with a signed PKS',
  'order.state.MENUNGGU_BAYAR': 'waiting for payment',
  'order.paymentReversed':
    'Clause %{pasal}: a payment of order %{nomor} was reversed, so only %{dibayar:rupiah} of %{tagihan:rupiah} is verified. Vaccine can be shipped once it is paid.',
  'order.agreementEnded': 'PKS %{nomor} ended before its time, so no more vaccine is shipped.',
  'order.state.DIBAYAR_SEBAGIAN': 'paid in part',
  'order.state.LUNAS': 'paid',
  'order.state.DIJADWALKAN': 'scheduled',
  'order.state.DIKIRIM_SEBAGIAN': 'shipped in part',
  'order.state.DIKIRIM_SEMUA': 'shipped',
  'order.state.DITERIMA_PEMBELI': 'received by the buyer',
  'order.state.PELAKSANAAN': 'vaccinating',
  'order.state.SELESAI': 'completed',
  'order.state.DITOLAK': 'rejected',
  'order.state.DIBATALKAN': 'cancelled',
  'order.state.BATAL_GAGAL_BAYAR': 'cancelled for lack of payment',
  'order.state.DIAKHIRI': 'terminated',
  'order.state.DIAMANDEMEN': 'amended',
};
