import type { deliveryHelp as indonesian } from '../../id/help/delivery.ts';
import type { Translated } from '../../messages.ts';

/** Help of deliveries, receipts, stock, temperatures, batches and distributors. */
export const deliveryHelp: Translated<typeof indonesian> = {
  list: {
    purpose: 'This list has the work orders: one delivery of vaccine to one facility each.',
    task: {
      next: 'Open a delivery that waits for your step.',
      order: 'Open a paid order to prepare a work order.',
      late: 'Mind the mark “late”, and filter by what a shipment waits for.',
    },
  },
  form: {
    purpose: 'This form prepares a work order from a paid order.',
    task: {
      place: 'Choose the facility, the distributor and the days of dispatch and arrival.',
      lines: 'Choose the batch and the number of doses of each product.',
      save: 'Save it, then issue it from its page so that the facility sees it.',
    },
  },
  ofOrder: {
    purpose: 'This page shows which doses of an order were sent and which were not.',
    task: {
      progress: 'Compare the doses that were ordered, sent and received.',
      create: 'Prepare a work order for doses that were not sent.',
      open: 'Open a delivery to see its status.',
    },
  },
  page: {
    purpose: 'This page shows a delivery from the work order to the BAST.',
    task: {
      next: 'Read the part about the next step to see whose turn it is.',
      ship: 'Record that it is packed, dispatched and arrived.',
      confirm:
        'See the room in the chillers, then confirm, propose another day, or say that you cannot receive it.',
      temperature: 'Acknowledge a delivery that arrived outside its temperature limits.',
      print: 'Print the work order, delivery note and BAST.',
    },
  },
  receipts: {
    purpose: 'This list has the deliveries to your facility or company.',
    task: {
      receive: 'Open a delivery that arrived, then count and sign.',
      soon: 'See when the next delivery arrives.',
      read: 'Open receipts that are completed.',
    },
  },
  receipt: {
    purpose: 'Here vaccine that arrives is counted, photographed and signed for.',
    task: {
      count: 'Count each batch, also damaged and missing doses.',
      condition: 'Record its temperature, VVM and causes of damage, and add photographs.',
      decide: 'Decide to accept, quarantine or refuse what arrives outside its temperature limits.',
      sign: 'Sign the BAST; with a discrepancy, one signature counts for both documents.',
    },
  },
  stockList: {
    purpose: 'This list has the doses that each facility received, by order and batch.',
    task: {
      unbalanced: 'Filter those that do not balance, then settle them.',
      report: 'Count and report remaining doses that have to be reported.',
      expiry: 'See which batches expire soon.',
    },
  },
  stockPage: {
    purpose: 'This page shows what became of the doses of one batch at one facility.',
    task: {
      balance: 'Compare what was received with what was given, damaged and left.',
      damage: 'Record damaged doses, or quarantine doubtful ones.',
      report: 'Count and report what is left.',
    },
  },
  ledger: {
    purpose: 'The ledger shows whether all doses of an order are accounted for.',
    task: {
      tasks: 'Settle what is listed as open.',
      facilities: 'Open the stock of a facility that does not balance.',
      print: 'Print the report of remaining doses.',
    },
  },
  temperature: {
    purpose: 'Here storage temperatures are recorded, and those out of range are handled.',
    task: {
      record: 'Record the temperature at its hour.',
      upload: 'Upload the file of a temperature logger.',
      chillers: 'List the chillers, so that each has its own temperatures.',
      outside:
        'Handle what is out of range: quarantine the doses, or write why that is not needed.',
    },
  },
  chillerList: {
    purpose: 'This list has the chillers in which facilities store vaccine, with their capacity.',
    task: {
      create: 'List each chiller; the capacity of the facility is their sum.',
      remove: 'Delete a wrong chiller while it has no temperature readings.',
      read: 'See how many doses can be stored.',
    },
  },
  chillerForm: {
    purpose: 'This form records the name of a chiller and how many doses it holds.',
    task: {
      name: 'Write the name that the staff know and that the logger carries.',
      capacity: 'Enter 0 while this chiller is not used.',
      change: 'Change its capacity when the chiller is replaced; its temperatures stay.',
    },
  },
  temperatureImport: {
    purpose: 'Here many temperature readings are uploaded at once.',
    task: {
      file: 'Choose the file of a logger with columns of time (local, of the facility) and temperature.',
      upload: 'Read what is not readable, then save; readings that exist are not saved twice.',
      outside: 'See how many are out of range, then handle their doses.',
    },
  },
  batchList: {
    purpose: 'This list has the batches of vaccine and whether they may be used.',
    task: {
      create: 'Add a batch that was received.',
      check: 'Open a batch that is being checked, then approve it with its certificate.',
      hold: 'Hold or recall a batch with a problem.',
      find: 'Find a batch by its number.',
    },
  },
  batchForm: {
    purpose: 'This form records a batch: product, number, expiry and quantity.',
    task: {
      number: 'Enter the batch number as printed on the package.',
      expiry: 'Enter the last day on which the batch may be used.',
      certificate: 'Attach its release certificate.',
    },
  },
  batchPage: {
    purpose: 'This page shows a batch, its certificate and its history of states.',
    task: {
      decide: 'Approve, reject, hold or recall the batch with a reason.',
      expiry: 'Correct an expiry date that was entered wrongly, with a reason.',
      doses: 'View the stock and doses of this batch.',
      history: 'Read who changed its status and why.',
    },
  },
  recall: {
    purpose: 'This page shows where the doses of a batch are and whom to contact.',
    task: {
      hold: 'Quarantine all that is left at facilities.',
      call: 'Contact the facilities and companies that received it.',
      people: 'View the participants who received its doses and their AEFI.',
    },
  },
  distributorList: {
    purpose: 'This list has the distributors that deliver vaccine.',
    task: {
      create: 'Add a distributor.',
      licence: 'Check licences that expire soon.',
      edit: 'Open a distributor to change its data.',
    },
  },
  distributorForm: {
    purpose: 'This form records a distributor, its representative and its licence.',
    task: {
      data: 'Enter the name, address and the representative who signs.',
      licence: 'Enter the licence number and its last valid day.',
      save: 'Save; a distributor with an expired licence cannot be chosen.',
    },
  },
};
