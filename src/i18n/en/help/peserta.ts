import type { pesertaHelp as indonesian } from '../../id/help/peserta.ts';
import type { Translated } from '../../messages.ts';

/** Help of participants, boosters, tickets and uploads. */
export const pesertaHelp: Translated<typeof indonesian> = {
  list: {
    purpose: 'This list has the participants of the regular programme with their data and doses.',
    task: {
      upload: 'Register many participants at once by uploading a file.',
      create: 'Add one participant.',
      fix: 'Correct invalid data one after another.',
      find: 'Search by name, NIK or phone number, and filter by status.',
      bulk: 'Set the facility and the planned date of many participants at once.',
      export: 'Export the filtered list for a report.',
    },
  },
  form: {
    purpose: 'This form records a participant as written on the KTP or passport.',
    task: {
      identity: 'Enter NIK and name exactly as on the KTP; issues are shown beside the field.',
      faskes: 'Choose the facility and the planned day of the vaccination.',
      save: 'Save; data that still has issues can be corrected later.',
    },
  },
  fix: {
    purpose: 'Here invalid participants are corrected in a row without going back to the list.',
    task: {
      correct: 'Correct the named field, then save and continue with the next participant.',
      skip: 'Skip a participant whose data you have to ask about first.',
      remove: 'Deactivate or delete a participant who is registered twice.',
      list: 'Go back to the list of all participants.',
    },
  },
  duplicates: {
    purpose:
      'This list has pairs of participants who may be one person, from forms, uploads and boosters.',
    task: {
      compare: 'Open a pair to compare the data of both.',
      merge: 'Merge them if they are one person; visits, vouchers and proofs move along.',
      separate: 'Record that they are different persons, such as twins.',
    },
  },
  comparison: {
    purpose: 'This page compares two participants who may be one person.',
    task: {
      choose: 'Choose who stays, then choose in each row whose data are used.',
      merge: 'Merge; a merge can be undone from this page.',
      separate: 'Record that the two are different persons, and why.',
    },
  },
  bulkHistory: {
    purpose:
      'This list has every change of the facility, the plan, the category or the NIP of many participants.',
    task: {
      follow: 'Follow a change that runs in the background.',
      why: 'Open a change to see who stayed as they were, and why.',
      undo: 'Undo a change; participants that were changed again since stay.',
    },
  },
  history: {
    purpose:
      'This page shows a participant with the history of doses, tickets, vouchers and proofs.',
    task: {
      read: 'Read the history of doses and the result of each visit.',
      edit: 'Correct data that is wrong.',
      reveal: 'Reveal identity numbers if you need them; this is recorded.',
      certificate: 'Open the proofs of vaccination that were issued.',
      reads: 'See who has read these data, when and what for.',
    },
  },
  questionList: {
    purpose: 'This list has the questions to participants about wrong data.',
    task: {
      decide: 'Open those that are answered, then accept or refuse the answer.',
      ask: 'Make new links in the list of invalid participants.',
      follow: 'See who has not answered, and until when the link is valid.',
      search: 'Search by the name of the participant or the company.',
    },
  },
  questionPage: {
    purpose: 'This page shows what a participant was asked and their answer.',
    task: {
      accept: 'Accept the answer; it is saved with all rules of a participant.',
      refuse: 'Refuse a wrong answer; the data stay as they are.',
      cancel: 'Cancel the question; its link is no longer valid.',
      consent: 'Read when, and to which version of the notice, they consented.',
    },
  },
  boosterList: {
    purpose: 'This list has the participants who will receive or have received a booster.',
    task: {
      eligibility: 'Select participants, then check their eligibility.',
      ticket: 'Create tickets for eligible participants.',
      upload: 'Upload a file of booster participants.',
      find: 'Find participants by name, eligibility or ticket.',
    },
  },
  boosterForm: {
    purpose: 'This form records the booster of a participant and the earlier doses.',
    task: {
      before: 'Enter the earlier doses, because eligibility is computed from their dates.',
      plan: 'Choose the facility and the planned day.',
      save: 'Save, then check the eligibility from the list.',
    },
  },
  external: {
    purpose:
      'This list has boosters that were given outside the programme; they are only recorded.',
    task: {
      upload: 'Upload a file of external boosters.',
      find: 'Find a participant and see when the booster was given.',
      correct: 'Open a row to correct its data.',
    },
  },
  ticket: {
    purpose: 'Here a booster ticket is transferred from one participant to another.',
    task: {
      find: 'Type the ticket number to see its holder.',
      receiver: 'Find and choose the participant who receives it.',
      move: 'Compare before and after, give a reason, then transfer the ticket.',
    },
  },
  importList: {
    purpose: 'Every uploaded file is listed here with its result.',
    task: {
      upload: 'Upload a new file.',
      continue: 'Continue an upload that was checked but not saved.',
      undo: 'Open a wrong upload to undo it.',
    },
  },
  importStart: {
    purpose: 'Here you choose the file that is checked before it is saved.',
    task: {
      template: 'Download the template and fill in one person per row.',
      kind: 'Choose the kind of upload, the company and the facility.',
      check: 'Upload the file; nothing is saved until you agree.',
    },
  },
  importPage: {
    purpose: 'An upload goes from its columns to checking the rows to saving.',
    task: {
      columns: 'Match the columns of your file with those of the portal.',
      fix: 'Correct rows with issues in the table, or skip them.',
      rules: 'Accept a suggestion to correct the same mistake in all rows at once.',
      save: 'Save the participants that are right; a saved upload can still be undone.',
    },
  },
};
