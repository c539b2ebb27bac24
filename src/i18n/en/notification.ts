import type { notification as indonesian } from '../id/notification.ts';
import type { Translated } from '../messages.ts';

/** Messages of notifications: `resources.notification.*`. */
export const notification: Translated<typeof indonesian> = {
  title: 'Notifications',
  unread: 'Notifications, %{count} unread',
  mark_all: 'Mark all as read',
  empty: 'No notifications yet. News about your work appears here.',
  older: 'Older ones are not shown.',
  new: 'Unread',
  /** Texts by resource and event. */
  message: {
    user: {
      foreignHits:
        '%{nama} entered more than %{batas} people within a day who are registered at another company. Check the account.',
    },
    account: {
      password: 'Your password was changed. If it was not you, contact an administrator.',
      passwordReset: 'An administrator gave your account a new initial password.',
      email: 'The email of your account was changed. If it was not you, contact an administrator.',
      factorDue:
        'Your role requires a second factor. Set one up now; after the deadline you cannot work without it.',
      factorAdded: 'A second factor was set up for your account.',
      factorRemoved: 'A second factor was removed from your account.',
      factorReset: 'An administrator removed the second factor of your account.',
      recoveryCode: 'Your account signed in with a recovery code.',
      recoveryCodes: 'Your recovery codes were replaced.',
      newDevice:
        'Your account signed in from a new device. If it was not you, end the session and change the password.',
      calendar:
        'A calendar address of your account was made. If it was not you, revoke it and change the password.',
    },
    bhbu: {
      startApproval:
        '%{nama} now requires that a second person approves the orders of your company.',
      stopApproval:
        "%{nama} switched off the approval of your company's orders by a second person.",
      endApproval:
        'An administrator changed the account of %{nama}, so the approval of orders by a second person was switched off.',
      register: '%{nama} applied and waits for review.',
      resubmit: '%{nama} sent corrections and waits for review.',
      enterSkb: 'The SKB of %{nama} waits to be checked.',
      assign: 'Facility %{nama} now serves your company.',
    },
    batch: { recall: 'Batch %{nama} was recalled and may no longer be used.' },
    insiden: {
      create: 'Personal data incident %{nama} was registered; notify within 3 × 24 hours.',
      nearEnd: 'Personal data incident %{nama} must be notified within 12 hours.',
      late: 'Personal data incident %{nama} is late to be notified.',
    },
    webhook: {
      giveUp:
        'The webhook %{nama} was turned off: its address has not answered for long. Repair it, then turn it on.',
    },
    penahanan: {
      create: 'The data of %{nama} are held.',
      proposeEnd: 'The end of the hold on %{nama} was proposed; another person decides.',
      approveEnd: 'The hold on %{nama} has ended.',
      refuseEnd: 'The hold on %{nama} stays in force.',
    },
    permintaanData: {
      create: 'Request about personal data %{nama} arrived; answer it within 3 × 24 hours.',
      nearEnd: 'Request about personal data %{nama} has to be answered within 12 hours.',
      late: 'Request about personal data %{nama} is late.',
    },
    surat: {
      confirmReceipt: 'The receipt of letter %{nama} was confirmed.',
      dispute: 'Letter %{nama} is disputed. Read why.',
    },
    usulanPerubahan: {
      create: 'A proposed change waits for the decision of a second person: %{nama}.',
      accept: 'Your proposal was accepted and made: %{nama}.',
      refuse: 'Your proposal was refused: %{nama}.',
      expire: 'Your proposal expired without a decision: %{nama}.',
    },
    seller: {
      propose: "Seller's data was submitted and waits for approval: %{nama}.",
      approve: 'Your proposal was approved: %{nama}.',
      reject: 'Your proposal was rejected: %{nama}.',
      cancel: "Seller's data was cancelled: %{nama}.",
    },
    order: {
      requestApproval: 'An order waits for the approval of your company: %{nama}.',
      approve: 'Order %{nama} was approved by the company and submitted.',
      disapprove: '%{nama} was not approved by a colleague and is a draft again.',
      submit: 'Order %{nama} was submitted and waits for a decision.',
      accept: 'Order %{nama} was accepted.',
      adjust: 'The doses of order %{nama} were adjusted and wait for your agreement.',
      reject: 'Order %{nama} was rejected.',
      acknowledge: 'The adjustment of order %{nama} was agreed; the PKS can be issued.',
      withdraw: 'The company withdrew order %{nama}.',
      cancel: 'Order %{nama} was cancelled.',
      awaitPayment: 'The invoice of order %{nama} was issued and waits for your payment.',
      extendDeadline: 'The payment deadline of order %{nama} changed; see the page of the order.',
      failPayment: 'Order %{nama} was cancelled because the first payment was not received.',
      unpay:
        'A payment of order %{nama} was reversed; what was not shipped waits until it is paid again.',
      unpayPart:
        'A payment of order %{nama} was reversed; what was not shipped waits until it is paid again.',
      deliveryDue: 'Order %{nama} still has doses that are not shipped, %{tenggat}.',
    },
    pks: {
      sendForSignature: 'PKS %{nama} is ready for your signature.',
      signByBuyer: "The company's copy of PKS %{nama} was uploaded; the seller signs next.",
      signBySeller: 'Both copies of PKS %{nama} wait for verification.',
      verify: 'PKS %{nama} was verified and is in effect.',
      returnCopies: 'The copies of PKS %{nama} were returned to be signed again.',
      cancel: 'PKS %{nama} was cancelled.',
      warn: 'PKS %{nama} received a notice of breach.',
      cure: 'The breach of PKS %{nama} was declared cured.',
      giveNotice: 'Notice of termination was given for PKS %{nama}.',
      terminate: 'PKS %{nama} was terminated.',
      suspend: 'PKS %{nama} was suspended.',
      resume: 'The suspension of PKS %{nama} was lifted.',
      expire: 'The term of PKS %{nama} has ended.',
      due: 'PKS %{nama}: %{apa}, %{tenggat}.',
      deadline: 'PKS %{nama}: days left until the deadline of clause %{pasal}: %{hari}.',
      deadlineToday: 'PKS %{nama}: the deadline of clause %{pasal} ends today.',
    },
    invoice: {
      issue: 'Invoice %{nama} was issued.',
      stamp: 'The stamped invoice %{nama} can be downloaded.',
      payFull: 'Invoice %{nama} is paid in full.',
      fallDue: 'Invoice %{nama} is past its due date.',
      cancel: 'Invoice %{nama} was cancelled.',
      due: 'Invoice %{nama} waits for payment, %{tenggat}.',
      dueSoon: 'Days until invoice %{nama} falls due: %{hari}.',
      overdue: 'Days that invoice %{nama} is past due: %{hari}.',
    },
    payment: {
      uploadProof: '%{nama}: the proof was uploaded and waits for verification.',
      verify: '%{nama} was verified.',
      reject: '%{nama}: the proof was rejected.',
      proposeReversal: '%{nama}: a reversal was proposed and waits for a second person.',
      approveReversal: '%{nama} was reversed.',
      refuseReversal: '%{nama}: the reversal was refused.',
    },
    pertanyaan: {
      answer: '%{nama} answered the question about their data.',
    },
    nota: {
      propose: '%{nama}: a note was proposed and waits for a second person.',
      approve: '%{nama} was approved; its invoice is lowered.',
      refuse: '%{nama} was refused.',
      proposeCancel: '%{nama}: a cancellation was proposed and waits for a second person.',
      approveCancel: '%{nama} was cancelled; its invoice is owed again.',
      refuseCancel: '%{nama}: the cancellation was refused.',
    },
    workOrder: {
      issue: 'Work order %{nama} was issued and waits for confirmation by the facility.',
      confirm: 'The facility confirmed work order %{nama}; the shipment can be packed.',
      ship: 'Shipment %{nama} has departed.',
      arrive: 'Shipment %{nama} has arrived; count its doses and check their condition.',
      reportDiscrepancy: 'What was received of shipment %{nama} differs from what was sent.',
      recount: 'Shipment %{nama} is being counted again.',
      sign: 'The BAST of shipment %{nama} was signed.',
      cancel: 'Work order %{nama} was cancelled.',
      decline: 'The facility cannot receive shipment %{nama}; change its days or cancel it.',
      propose: 'The facility proposes another day for shipment %{nama}.',
      askAgain: 'Work order %{nama} waits for your confirmation again.',
      temperatureTERIMA:
        'Shipment %{nama} arrived at %{suhu} °C, outside the limits, and was accepted nevertheless.',
      temperatureKARANTINA:
        'Shipment %{nama} arrived at %{suhu} °C, outside the limits, and was quarantined.',
      temperatureTOLAK:
        'Shipment %{nama} arrived at %{suhu} °C, outside the limits, and was refused.',
      reviewTemperature: 'The seller acknowledged the temperature of shipment %{nama} on arrival.',
      reschedule: 'The departure or arrival day of work order %{nama} changed.',
      confirmDue: 'Work order %{nama} waits for the confirmation of the facility, %{tenggat}.',
      departureDue: 'Shipment %{nama} leaves %{tenggat}.',
      departureLate: 'Shipment %{nama} has not left, %{tenggat}.',
      arrivalLate: 'Shipment %{nama} is not recorded as arrived, %{tenggat}.',
      receiptDue: 'Shipment %{nama} has arrived; its BAST was not signed.',
      followUpDue: '%{nama} follows up a discrepancy and was not issued.',
      followUpMissing: 'The discrepancy of shipment %{nama} has no follow-up.',
    },
    stock: {
      report: 'Remaining doses of %{nama} reported: %{dosis}.',
      reportDifference:
        'Remaining doses of %{nama} reported: %{dosis}, but according to the records %{sisa}.',
      held: 'Batch %{batch}: the seller put %{dosis} of your doses in quarantine; they may not be used.',
    },
    temperature: {
      excursion:
        'The storage temperature at %{nama} is %{suhu} °C, outside the limits. Put the doses in quarantine.',
    },
    voucherContract: {
      activate: 'Voucher contract %{nama} is active; vouchers can be issued.',
      cancel: 'Voucher contract %{nama} was cancelled.',
      end: 'Voucher contract %{nama} has ended.',
      exhaust: 'The quota of voucher contract %{nama} is used up.',
    },
    voucher: {
      freeze: 'Voucher %{nama} was frozen.',
      reverseUse: 'The use of voucher %{nama} was reversed.',
      unpaidDose: 'The holder of voucher %{nama} received a dose, but the voucher cannot be used.',
    },
    note: {
      mention: '%{oleh} mentioned you in a note about %{nama}.',
      add: '%{oleh} wrote a note on %{nama}.',
    },
    other: 'The status of %{nama} changed.',
  },
};
