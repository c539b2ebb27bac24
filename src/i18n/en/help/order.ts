import type { orderHelp as indonesian } from '../../id/help/order.ts';
import type { Translated } from '../../messages.ts';

/** Help of orders, agreements and technical meetings. */
export const orderHelp: Translated<typeof indonesian> = {
  list: {
    purpose: 'This list has orders from draft to completion, with their status and amounts.',
    task: {
      create: 'Make a new order.',
      decide: 'Open a submitted order, then accept, adjust or reject it.',
      follow: 'Open an order to see its next step.',
      settle: 'Settle paid doses of orders that were terminated.',
    },
  },
  create: {
    purpose: 'This form prepares an order by facility; costs are computed while you type.',
    task: {
      lines: 'Enter one line for each facility and starting day.',
      copy: 'Copy an earlier order if it is almost the same.',
      submit: 'Submit it when the sums agree; the draft is saved by itself.',
    },
  },
  edit: {
    purpose: 'Here a draft order is continued before it is submitted.',
    task: {
      lines: 'Complete its lines, terms and responsible person.',
      check: 'Make the numbers of people and doses agree with the lines.',
      submit: 'Submit it; afterwards it cannot be changed here.',
    },
  },
  amend: {
    purpose: 'An amendment changes an order whose agreement is in force.',
    task: {
      change: 'Change the lines that need it; quantities that exist have the old price.',
      compare: 'Read what differs from the earlier order.',
      submit: 'Submit it; the old order applies until the amended PKS is active.',
    },
  },
  page: {
    purpose: 'This page shows an order: amounts, PKS, bills, deliveries and doses.',
    task: {
      next: 'Read the part about the next step to see whose turn it is and until when.',
      decide: 'Accept, adjust or reject a submitted order.',
      amounts: 'Check how price and taxes were computed.',
      history: 'Read its versions, files, notes and history of states.',
    },
  },
  buyerCopy: {
    purpose: 'Here the company uploads the copy that it has signed.',
    task: {
      print: 'Print the PKS, attach the duty stamp and sign.',
      scan: 'Scan all pages into one PDF.',
      send: 'Enter the signatory and the day, then upload the file.',
    },
  },
  sellerCopy: {
    purpose: 'Here the seller uploads the copy that it has signed.',
    task: {
      compare: "Make sure that the company's copy is there and complete.",
      sign: 'Sign the PKS and scan all its pages.',
      send: 'Upload it; another person then verifies both copies.',
    },
  },
  settlements: {
    purpose: 'This list has doses that were paid but not sent, of orders that were terminated.',
    task: {
      read: 'See how many doses there are and their value.',
      agree: 'Agree with the company how to settle them.',
      record: 'Record what was agreed; money is not returned automatically.',
    },
  },
  pksList: {
    purpose: 'This list has the agreements with companies, their deadlines and signatures.',
    task: {
      deadline: 'Filter those with a deadline within seven days.',
      open: 'Open a PKS to read its content and signatures.',
      order: 'Open an accepted order to prepare its PKS.',
    },
  },
  pksForm: {
    purpose:
      'Here a draft PKS is prepared from its order; its content is frozen when it is issued.',
    task: {
      dates: 'Enter the dates, the validity and the place.',
      missing: 'Complete what is named as missing.',
      issue: 'Issue it from its page after checking it.',
    },
  },
  pksPage: {
    purpose: 'This page shows a PKS: content, deadlines, signatures and history.',
    task: {
      print: 'Print or download the PKS.',
      sign: 'Follow the copies that the company and the seller sign.',
      verify: 'Verify both copies if you uploaded neither.',
      warn: 'Warn, suspend or terminate according to its clauses.',
      caseFile: 'Download the signed case file for a dispute.',
      history: 'Read its deadlines and history of states.',
    },
  },
  letterList: {
    purpose: 'This list has the letters of the seller to companies, and whether they were read.',
    task: {
      unread: 'Filter those unread for 3 days, then call their recipients.',
      draft: 'Draft a new letter on the page of a PKS or an invoice.',
      read: 'Open a letter to read what it says and its last day.',
      search: 'Search a letter by its number or company.',
    },
  },
  letterForm: {
    purpose: 'This form changes a letter that is not sent yet.',
    task: {
      facts: 'Say what happened, when, and what proves it.',
      address: 'Check the email address of its recipient.',
      save: 'Save it, then send it from the page of the letter.',
    },
  },
  letterPage: {
    purpose: 'This page shows a letter, how it was sent, and the answer of its recipient.',
    task: {
      send: 'Send a draft; it then gets its number and its last day.',
      resend: 'Send a letter that was not read again, also to another address.',
      print: 'Print or download the official copy.',
      evidence: 'Read when it was sent, read, confirmed or disputed.',
    },
  },
  meetings: {
    purpose: 'Here you read the minutes of technical meetings about an order.',
    task: {
      write: 'Write minutes, then make them final.',
      read: 'Read the decisions, who is responsible and until when.',
      close: 'Mark decisions that are done.',
    },
  },
  minutes: {
    purpose: 'This form records a technical meeting: attendees, results and decisions.',
    task: {
      attendees: 'Enter who attended and from where.',
      decisions: 'Write each decision with its responsible person and deadline.',
      save: 'Save it as a draft; make it final when the attendees agree.',
    },
  },
  decisions: {
    purpose: 'This list has decisions of technical meetings that are not done.',
    task: {
      nearest: 'Do those with the nearest deadline first.',
      close: 'Mark decisions that are done.',
      open: 'Open the meeting to read its discussion.',
    },
  },
};
