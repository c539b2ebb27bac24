import type { voucherHelp as indonesian } from '../../id/help/voucher.ts';
import type { Translated } from '../../messages.ts';

/** Help of vouchers, their contracts and their participants. */
export const voucherHelp: Translated<typeof indonesian> = {
  transactionList: {
    purpose: 'This list has the voucher transactions: codes issued together under one contract.',
    task: {
      issue: 'Issue vouchers under an active contract.',
      activate: 'Open a transaction that is not active, then activate it.',
      follow: 'See how many vouchers were used.',
    },
  },
  issue: {
    purpose: 'Here a number of vouchers is issued under a contract.',
    task: {
      contract: 'Choose the contract and see its remaining quota.',
      count: 'Enter the number of vouchers and their validity.',
      issue: 'Issue them; they can be used after they are activated.',
    },
  },
  transactionPage: {
    purpose: 'This page shows a voucher transaction, its recipients and its use.',
    task: {
      activate: 'Activate the vouchers so that they can be used.',
      send: 'Send tickets to recipients by email or WhatsApp.',
      print: 'Print the tickets, or download the list of codes.',
    },
  },
  transactionEdit: {
    purpose: 'This form changes the description and validity of a voucher transaction.',
    task: {
      valid: 'Change the validity within the limits of the contract.',
      note: 'Correct the description of the transaction.',
      save: 'Save; codes that were issued do not change.',
    },
  },
  print: {
    purpose: 'Here voucher tickets are prepared for printing on A4 paper.',
    task: {
      sheet: 'Choose the sheet to print.',
      print: 'Print it; every print is recorded.',
      cut: 'Cut along the marks, and store the tickets safely.',
    },
  },
  list: {
    purpose: 'This list has every voucher with its status and holder.',
    task: {
      find: 'Type the whole code to open a voucher.',
      unused: 'Filter those that are unused and expire soon.',
      transaction: 'Open a voucher transaction to send its tickets.',
    },
  },
  page: {
    purpose: 'This page shows a voucher: status, holder, use and ticket.',
    task: {
      ticket: 'Print its ticket.',
      change: 'Freeze, cancel or replace it with a reason.',
      history: 'Read its history of states.',
    },
  },
  check: {
    purpose: 'Here a voucher code is checked: whether, where and by whom it can be used.',
    task: {
      scan: 'Scan the QR code with the camera, or type the code.',
      bind: 'Enter or choose the participant of a voucher without a holder.',
      use: 'Continue with screening and injection if the voucher can be used.',
      read: 'Read the result and why a voucher cannot be used.',
    },
  },
  form: {
    purpose: 'Here the participant of a voucher is recorded, starting from its code.',
    task: {
      code: 'Type or scan the code of the voucher.',
      person: 'Enter the participant as on the KTP.',
      bind: 'Save; the voucher is then bound to this participant.',
    },
  },
  contractList: {
    purpose: 'A contract decides how many vouchers may be issued under a paid order.',
    task: {
      create: 'Make a contract from a paid invoice or an active PKS.',
      activate: 'Open a draft contract, then activate it.',
      quota: 'See the remaining quota of each contract.',
    },
  },
  contractForm: {
    purpose: 'This form sets the quota, the product and the rules of using vouchers.',
    task: {
      basis: 'Choose the order that it is based on.',
      rules: 'Decide who may use the vouchers, where and until when.',
      save: 'Save it as a draft, then activate it from its page.',
    },
  },
  contractPage: {
    purpose: 'This page shows a voucher contract, its quota and its quota ledger.',
    task: {
      quota: 'Compare the quota, what was issued and what is left.',
      activate: 'Activate a contract that is paid.',
      entries: 'Read every change of the quota in its ledger.',
    },
  },
  holders: {
    purpose: 'This list has the participants who hold or have used a voucher.',
    task: {
      find: 'Find a participant and see the status of the voucher.',
      enter: 'Fill in the participant of a voucher from its code.',
      open: 'Open a participant to read the history.',
    },
  },
  holderForm: {
    purpose: 'This form changes the data of a voucher participant.',
    task: {
      identity: 'Correct the data as written on the KTP.',
      plan: 'Change the planned day if necessary.',
      save: 'Save; the voucher remains bound to this participant.',
    },
  },
};
