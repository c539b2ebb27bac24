import type { printHelp as indonesian } from '../../id/help/print.ts';
import type { Translated } from '../../messages.ts';

const task = {
  print: 'Print it on A4 paper from this view.',
  download: 'Download the official PDF that is filed.',
  send: 'Send the PDF by email.',
  check: 'Scan the QR code of the document to check that it is genuine.',
};

/** Help of the print views of documents. */
export const printHelp: Translated<typeof indonesian> = {
  pks: { purpose: 'Here you see the PKS as it is signed.', task },
  amendment: { purpose: 'Here you see the amendment as it is signed.', task },
  invoice: { purpose: 'Here you see the invoice as the company receives it.', task },
  receipt: { purpose: 'Here you see the receipt of a payment.', task },
  nota: { purpose: 'Here a return or credit note is shown.', task },
  account: {
    purpose:
      'Here is the customer account of a company with the figures of this moment. No copy is filed.',
    task: {
      period: 'Choose the days on the page of the account.',
      compare: "Compare it with the company's books; the title has the hour of the figures.",
      print: task.print,
    },
  },
  workOrder: { purpose: 'Here you see the work order for the store and the distributor.', task },
  deliveryNote: { purpose: 'Here you see the note that accompanies a delivery.', task },
  goodsReceipt: {
    purpose: 'Here you see the BAST, the record that vaccine was handed over.',
    task,
  },
  discrepancy: { purpose: 'Here you see the record of a discrepancy in a delivery.', task },
  leftover: { purpose: 'Here you see the report of remaining doses of an order.', task },
  dayReport: {
    purpose: 'Here you see the report of one day of a facility, to print at closing time.',
    task: {
      day: 'Choose the day; it has the figures as they are now, without names of participants.',
      compare: 'Compare the stock at the end with the count in the chiller.',
      print: 'Print it, then sign it.',
    },
  },
  certificate: { purpose: 'Here you see the proof of vaccination of a participant.', task },
  statement: {
    purpose: 'Here you see Lampiran IV of a facility, for its head to sign. No copy of it is kept.',
    task: {
      complete: 'Answer every guarantee first; what is empty is printed as a line to fill in.',
      print: task.print,
      download: 'Download the PDF.',
    },
  },
  letter: {
    purpose: 'Here you see a letter of the seller as it is printed.',
    task: {
      check: 'Check what it says, its clause and its last day before it is sent.',
      print: task.print,
      download: 'Download the official copy as a PDF.',
    },
  },
  kipi: {
    purpose: 'Here you see the national form of an AEFI. No copy of it is stored.',
    task: {
      complete: 'Complete what is missing first; the rest is printed as lines to fill in.',
      print: task.print,
      download: 'Download the PDF; the audit log records who read it.',
    },
  },
};
