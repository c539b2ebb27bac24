import type { application as indonesian } from '../id/application.ts';
import type { Translated } from '../messages.ts';
import { applicationLabels } from './applicationLabels.ts';
import { register } from './register.ts';

/** Messages of company applications: `resources.application.*`. */
export const application: Translated<typeof indonesian> = {
  noun: 'application',
  count: '%{smart_count} application |||| %{smart_count} applications',
  empty: 'Companies that apply on the sign-in page appear here.',
  fields: {
    ...applicationLabels,
    namaKabKota: applicationLabels.kabKota,
    id: 'Number',
    status: 'Status',
    nomorTiket: 'Ticket number',
    diajukan: 'Submitted',
    menungguSejak: 'Waiting',
    diputuskanOleh: 'Decided by',
    alasan: 'Reason',
    accountManagerId: 'Account manager',
    idFaskes: 'Facility that serves it',
    invoiceAccount: 'Customer account',
  },
  help: {
    accountManagerId:
      'Who looks after this company. Left empty, it becomes a task on the dashboard.',
    idFaskes:
      'The first facility; add others on the page of the company. Left empty, it becomes a task on the dashboard.',
    invoiceAccount: 'The customer number in the accounting system, if there is one.',
  },
  status: register.state,
  age: { today: 'Today', days: '%{smart_count} day |||| %{smart_count} days' },
  next: {
    open: 'Check the next one',
    waiting:
      'This application is dealt with. Next: %{name}; %{smart_count} application waits. |||| This application is dealt with. Next: %{name}; %{smart_count} applications wait.',
    none: 'This application is dealt with, and no other waits.',
  },
  page: {
    corrections: 'Requested corrections',
    lead: 'Ticket %{ticket} · submitted %{when}',
    waiting: 'waiting for %{smart_count} day |||| waiting for %{smart_count} days',
    decided: '%{state} (decided by %{who}, %{when})',
    open_checks: '%{smart_count} check is open |||| %{smart_count} checks are open',
    checks: 'Already checked',
    company: 'Company',
    contact: 'Address and contact',
    head: 'Person responsible',
    pic: 'PIC',
    states: 'History of states',
    documents: 'Documents',
    no_document: 'There are no documents.',
    no_application: 'This company did not apply on the portal.',
  },
  tab: { fileNPWP: 'NPWP', fileLegalitas: 'Deed', fileSIUP: 'SIUP/NIB', fileSKB: 'SKB' },
  number: { show: 'Show %{label}' },
  correction: {
    when: 'Requested by %{who}, %{asked}. Answered by the applicant, %{answered}.',
    file: 'A new file was sent.',
    same: 'Not changed.',
    before: 'Before',
    after: 'After',
  },
  flag: {
    add: 'Mark %{label} for correction',
    remove: 'Remove the mark from %{label}',
    note: 'What to correct in %{label}',
    missing: 'Write what has to be corrected',
  },
  requestCorrection: {
    label: 'Request corrections',
    label_some: 'Request %{smart_count} correction |||| Request %{smart_count} corrections',
    none: 'First mark the fields or documents that need a correction.',
    question:
      'Request %{smart_count} correction from %{name}? |||| Request %{smart_count} corrections from %{name}?',
    text: 'The applicant receives an email with this list and can change only what it names.',
    done: 'Corrections requested from %{name}',
    failed: 'The request was not sent. %{detail}',
    clear_flags_first: 'Remove all marks to approve.',
  },
  action: {
    approve: {
      label: 'Approve',
      text: 'The company becomes active. Its first account is created, and the initial password is sent to the email of the PIC.',
      done: '%{what} approved; the initial password was sent to the email of the PIC',
      disabled: 'Only an application that waits for its check can be approved.',
    },
    reject: {
      label: 'Reject',
      text: 'The applicant receives an email with this reason. A rejection cannot be undone; the company can apply again.',
      done: '%{what} rejected',
      reason: 'Reason for the rejection',
      disabled: 'This application has been decided already.',
    },
  },
  check: {
    npwpDigit: {
      good: 'The check digit of the NPWP is correct',
      bad: 'The check digit of the NPWP is wrong: compare it with the card',
    },
    npwpPerorangan: {
      good: 'NPWP of a company',
      bad: 'This is the NPWP of a person (the same as a NIK)',
    },
    hpSama: {
      good: 'No other company uses the mobile number of the PIC',
      bad: 'The mobile number of the PIC is also used by %{detail}',
    },
    namaSama: {
      good: 'No other company has the same name',
      bad: 'The same name exists already: %{detail}',
    },
  },
};
