import type { financeHelp as indonesian } from '../../id/help/finance.ts';
import type { Translated } from '../../messages.ts';

/** Help of invoices, payments and the seller's data. */
export const financeHelp: Translated<typeof indonesian> = {
  invoiceList: {
    purpose: 'This list has the bills with their due dates and what remains to pay.',
    task: {
      issue: 'Open a draft invoice, check it, then issue it.',
      pay: 'Open an unpaid bill, pay it and upload the proof.',
      late: 'Filter those that are past due.',
      open: 'Open an invoice to see how it was computed and paid.',
    },
  },
  invoicePage: {
    purpose: 'This page shows an invoice: lines, taxes, payments and tax invoice.',
    task: {
      next: 'Read the part about the next step to see whose turn it is and until when.',
      print: 'Print, download or send the invoice.',
      stamp: 'Upload the stamped copy and the tax invoice.',
      pay: 'Record a payment and upload its proof.',
    },
  },
  invoiceForm: {
    purpose: 'Here a draft invoice is prepared from an order and its way of payment.',
    task: {
      amounts: 'Check the lines, taxes and amounts.',
      due: 'Set the due date.',
      issue: 'Issue it; its content is then frozen and it gets a number.',
    },
  },
  ageing: {
    purpose: 'This page shows what each company has not paid, and for how long.',
    task: {
      compare: 'Compare what is not due yet with what is long overdue.',
      open: 'Click a figure to open the invoices behind it.',
      export: 'Export the table as a spreadsheet for bookkeeping.',
    },
  },
  overview: {
    purpose: 'This overview compares what is billed and paid by month and company.',
    task: {
      range: 'Choose a range of months and a company.',
      late: 'See the amount that is past due.',
      invoices: 'Open the list of invoices for details.',
    },
  },
  account: {
    purpose: 'This account shows everything that was billed to and paid by one company.',
    task: {
      period:
        'Choose the first and the last day; the opening balance is the one before the first day.',
      rest: 'Compare the balance: the unpaid invoices less the overpayments that are not used.',
      send: "Print or export it to compare it with the company's books.",
    },
  },
  fakturDesk: {
    purpose:
      'The tax invoice desk holds tax invoices to make, to export to Coretax and to compare.',
    task: {
      export:
        'Export the tax invoices that are ready before the 20th of the next month, and download the file.',
      readBack: 'Read the list of output tax invoices of Coretax for numbers and differences.',
      files: 'Download earlier files again.',
    },
  },
  fakturPage: {
    purpose: 'This page shows what one tax invoice states, what it lacks, and how it differs.',
    task: {
      fix: 'Complete what is missing through its links, then export.',
      enter: 'Fill in the number of a tax invoice that was entered in Coretax.',
      explain: 'Explain a difference that is right.',
    },
  },
  fakturForm: {
    purpose: 'This form records number, date, code or facility of a tax invoice.',
    task: {
      number: 'Fill in the number from Coretax of a tax invoice that was entered there.',
      day: 'Leave the date empty to follow the payment or the delivery.',
      facility: 'Fill in the facility code of a tax invoice with code 07 or 08.',
    },
  },
  fakturReadBack: {
    purpose: 'This screen reads the list of output tax invoices that Coretax exports.',
    task: {
      send: 'Choose the Excel file from Coretax; the same file may be read again.',
      rejected: 'Check the rows that cannot be read, with their reasons.',
      differences:
        'Open tax invoices with differences, and correct them in Coretax or explain them.',
    },
  },
  fakturFiles: {
    purpose: 'This screen holds the files of tax invoices for Coretax.',
    task: {
      xml: 'Download the XML for the import into Coretax.',
      workbook: 'Download the Excel file for the converter of DJP.',
      desk: 'Return to the tax invoice desk to export others.',
    },
  },
  toVerify: {
    purpose: 'This list has payments whose proof waits to be checked.',
    task: {
      verify: 'Compare the proof with the bank account, then verify or reject it.',
      reconciliation: 'Match the money on the bank account with invoices.',
      all: 'View all payments, also those that were decided.',
    },
  },
  paymentList: {
    purpose: 'This list has all payments of invoices with their status.',
    task: {
      find: 'Find payments by company, invoice or day.',
      verify: 'Open those that wait for verification.',
      excess: 'Filter payments with an excess, then settle it.',
    },
  },
  paymentPage: {
    purpose: 'This page shows a payment: proof, allocation and history.',
    task: {
      verify: 'Verify or reject a proof that another person uploaded.',
      receipt: 'Print the receipt of a verified payment.',
      reverse: 'Propose a reversal of a wrong verification; a second person decides.',
      read: 'Read for which invoices the payment counts.',
    },
  },
  paymentsOfInvoice: {
    purpose: 'This page shows how to pay an invoice and all its payments.',
    task: {
      transfer: 'Transfer to the account shown, with the invoice number as the reference.',
      record: 'Record the payment, then upload its proof.',
      replace: 'Replace a proof that was rejected.',
      read: 'See which payments count already.',
    },
  },
  notaList: {
    purpose:
      'This list has the notes that lower invoices: goods that came back, cancelled services, lower prices.',
    task: {
      find: 'Search by company, invoice, number of the note or of the tax invoice.',
      make: 'Make a note on the page of its invoice, under Return and credit notes.',
      approve: 'Filter those that wait for approval, then approve what another person proposed.',
      read: 'Open a note to read its lines and to print it.',
    },
  },
  notaPage: {
    purpose: 'This page shows what a note credits, its tax invoice, and who decided on it.',
    task: {
      approve: 'Approve or refuse what another person proposed.',
      cancel: 'Propose to cancel a wrong note; a second person decides.',
      excess: 'Settle the excess that it causes on the page of the payment.',
      print: 'Print, download or mail the note.',
    },
  },
  reconciliation: {
    purpose: 'This list has the lines of the bank account; open invoices explain each receipt.',
    task: {
      upload: 'Upload a bank statement; lines that are there already are skipped.',
      book: 'Check the explanation of a line, then record its payments; another person verifies them.',
      choose: 'Open a line to choose another explanation or an invoice.',
      aside: 'Set aside what pays no invoice, with a reason.',
    },
  },
  bankLinePage: {
    purpose: 'This page shows a line of the bank account and the invoices that it may pay.',
    task: {
      choose:
        'Choose the right explanation; its equation always computes to the amount of the line.',
      invoice: 'If none is right, record the whole line for one invoice.',
      release: 'Release the line from payments that were rejected or reversed.',
    },
  },
  statement: {
    purpose: 'Here the lines of a bank statement are added to the reconciliation.',
    task: {
      upload: 'Choose the file as the bank wrote it: CSV, Excel, MT940 or CAMT.053.',
      rejected: 'Read which rows were not added, and why.',
      again: 'Do not worry about overlapping files: what is there already is skipped.',
    },
  },
  decreeList: {
    purpose:
      'This list has the decrees under which the government bears the PPN; without one, an invoice with PPN DTP is not issued.',
    task: {
      create: 'Record a decree with its first day and its facility code.',
      filter: 'Filter by day to see the one that applies.',
      end: 'Fill in the last day as soon as a decree ends.',
    },
  },
  decreeForm: {
    purpose: 'This form records one decree under which the government bears the PPN.',
    task: {
      number: 'Copy the number of the decree as invoices will cite it.',
      code: 'Fill in the facility code of tax invoices 07 from the list of Coretax.',
      days: 'Compare the first and the last day with the text of the decree.',
    },
  },
  sellerList: {
    purpose: 'This list has the data of the seller on documents, by the day it takes effect.',
    task: {
      propose: 'Propose new data with its first day.',
      approve: 'Open a proposal of another person, then approve or reject it.',
      read: 'View the data in effect on a day.',
    },
  },
  sellerForm: {
    purpose: 'This form proposes the name, signatory and bank account of the seller.',
    task: {
      day: 'Choose the first day on which it is in effect.',
      account: 'Check the account number twice; a second person approves it.',
      evidence: 'Attach evidence of the change.',
    },
  },
  sellerPage: {
    purpose: "This page shows one version of the seller's data and its history.",
    task: {
      compare: 'Compare it with the version before.',
      decide: 'Approve or reject a proposal that is not yours.',
      read: 'See since when documents print this version.',
    },
  },
};
