import type { vaccinationHelp as indonesian } from '../../id/help/vaccination.ts';
import type { Translated } from '../../messages.ts';

/** Help of the vaccination queue, adverse events and proofs of vaccination. */
export const vaccinationHelp: Translated<typeof indonesian> = {
  queue: {
    purpose: "Here you serve today's queue: choose a person, screen, and record the dose.",
    task: {
      offline: 'Prepare the day, so that the clinic goes on without network.',
      paper: 'Print a paper sheet as a reserve, and record the results from its photo.',
      vaccine: 'Choose the vaccine and its batch once for the whole session.',
      correct: 'Correct a wrong record from the history of its person, with a reason.',
      colleague: 'Pass over people marked “Being viewed”: a colleague serves them.',
      record:
        'Open the first person, answer the screening, then record the result. When postponing, enter a new day.',
      absent: 'Call those who were not seen or were postponed, and plan them again.',
      kipi: "Record AEFI from the person's history, and report serious ones.",
    },
  },
  kipi: {
    purpose: 'This list has recorded AEFI and whether they were reported.',
    task: {
      serious: 'Report serious AEFI first; their time limit is shown.',
      mark: 'Mark one as reported with recipient, local time and number.',
      open: 'Open an AEFI to complete and print its form.',
      export: 'Export the list for the monthly report.',
      queue: "Go back to today's queue.",
    },
  },
  satusehat: {
    purpose: 'This page shows which doses are ready for SATUSEHAT, and what is still missing.',
    task: {
      filter: 'Choose a state to see its doses only, such as the incomplete ones.',
      gaps: 'Press what is named after “Missing” to fill it in.',
      numbers:
        'Enter the numbers of patient, visit and vaccinator from the row, or many at once from a file.',
      download:
        'Download the FHIR file of the doses that are ready, and send it with the SATUSEHAT account of the facility.',
      mark: 'Mark it as sent once SATUSEHAT has accepted it; what changes later is shown again.',
      queue: 'Correct a wrong visit in the queue of its day.',
    },
  },
  offline: {
    purpose:
      'Here you prepare today for work without network, and decide what was refused afterwards.',
    task: {
      prepare: 'Press “Prepare today” in the morning, and again when the queue has changed a lot.',
      work: 'Serve the queue as usual when the network fails; records marked “provisional” wait to be sent.',
      send: 'Acts are sent by themselves when the network is back; press “Send now” if they are not.',
      decide:
        'Compare both sides of a refused act, then decide: record it by the rules of the server, or do not record it, with the reason.',
      queue: "Go back to today's queue.",
    },
  },
  sheets: {
    purpose:
      'A paper sheet is the reserve for when network and devices fail: printed beforehand, filled in with a pen, then read from its photo.',
    task: {
      make: 'Make the sheet in the morning, once the queue is complete, and print it at actual size.',
      fill: 'Fill in one bubble of each group; write everything else into the column of remarks.',
      read: 'Photograph each page once the network is back.',
      sheet:
        'Prefer a computer without network? Download the .xlsx of the sheet, fill it in, and upload it with “Enter results”.',
      queue: 'People who are not on the sheet, or who refuse, are recorded in the queue.',
    },
  },
  readSheet: {
    purpose: 'Here a photo of a paper sheet is read on your device, checked, and recorded.',
    task: {
      picture:
        'Photograph one page from above, so that all four squares in its corners are visible.',
      answer:
        'Answer what was not read with certainty; its part of the photo is above the choices.',
      page: 'Enter the name of the vaccinator, and the time for doses that were postponed without one.',
      send: 'Send what is ready. What the rules refuse stays here with the reason.',
      again: 'The same sheet may be read again: what was recorded is not recorded twice.',
    },
  },
  printSheet: {
    purpose: 'This page shows the paper sheet as it is printed.',
    task: {
      print: 'Press Print, then choose landscape A4, 100%, without header and footer.',
      store: 'Store the sheet like a patient file, and destroy it once it has been entered.',
      read: 'Once it is filled in, read its photo.',
    },
  },
  absentees: {
    purpose:
      'This list has the people who are in no queue: those who did not come, were postponed without a new day, or are overdue for dose 2.',
    task: {
      call: 'Call, or write by WhatsApp; the message is prepared and says nothing about health.',
      record: 'Press “Called” and record the outcome. Those who refuse or moved leave the list.',
      plan: 'Select one or many people, then “Plan again”. They are in the queue of that day.',
      queue: 'Go back to the queue of today.',
    },
  },
  kipiPage: {
    purpose:
      'This page has one AEFI: its form, its time limits, and the people with the same batch.',
    task: {
      gaps: 'First complete what the first report lacks; the rest may follow.',
      group: 'Read whether there are more AEFI of that batch, facility and day than expected.',
      print: 'Print the form for the health office.',
      followUp: 'Record the reports to each level, the investigation and the causality.',
    },
  },
  batchDoses: {
    purpose:
      'This list has the people who got a dose of a recalled batch, and who of them was called.',
    task: {
      state: 'Read whether this batch may still be used.',
      people: 'Call each person, then press “Called” and record the outcome.',
      file: 'Export or print the list if several share the calls.',
      kipi: 'View the AEFI that were recorded.',
    },
  },
  certificates: {
    purpose: 'This list has the proofs of vaccination that were issued.',
    task: {
      waiting: 'Issue proofs for people who were vaccinated.',
      pdf: 'Download many proofs in one PDF.',
      open: 'Open a proof to print or send it.',
    },
  },
  waiting: {
    purpose: 'This list has vaccinated participants without a valid proof.',
    task: {
      issueAll: 'Issue all proofs at once.',
      issueOne: 'Issue the proof of one participant from the row.',
      read: 'See who still waits for a proof from the facility.',
      issued: 'View the proofs that were issued.',
    },
  },
  certificate: {
    purpose: 'This page shows a proof of vaccination, its doses and its document.',
    task: {
      card: 'Download the SMART Health Card for a participant who travels.',
      print: 'Print, download or send the proof.',
      national: 'Enter the national certificate number when there is one.',
      replace: 'Issue it again when its data changes, or revoke a wrong one.',
    },
  },
};
