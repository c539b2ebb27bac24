import type { masterHelp as indonesian } from '../../id/help/master.ts';
import type { Translated } from '../../messages.ts';

/** Help of products, services, users, roles, the audit log and the outbox. */
export const masterHelp: Translated<typeof indonesian> = {
  productList: {
    purpose: 'This list has the vaccines and packages for sale, with their prices today.',
    task: {
      create: 'Add a product.',
      price: 'Open a product to add a price with its first day.',
      inactive: 'Deactivate a product that is not sold any more.',
    },
  },
  productForm: {
    purpose: 'This form records a product and its prices by day and decree number.',
    task: {
      data: 'Enter its name, code and content.',
      price: 'Add a new price without deleting the old one.',
      effect: 'Check which orders are concerned before deleting a price.',
    },
  },
  productPage: {
    purpose: 'This page shows a product, its prices and its use.',
    task: {
      price: 'Add a new price with its first day and decree number.',
      read: 'View the current, coming and past prices.',
      inactive: 'Deactivate the product if it is not sold any more.',
    },
  },
  serviceList: {
    purpose: 'This list has the injection and logistics services with their rates.',
    task: {
      create: 'Add a service.',
      price: 'Open a service to add a rate with its first day.',
      inactive: 'Deactivate a service that is not used any more.',
    },
  },
  priceCeilingList: {
    purpose: 'This list has the decrees of the Ministry of Health that limit prices per dose.',
    task: {
      create: 'Record a new decree with its first day.',
      read: 'See the ceilings in force, those to come, and those that were replaced.',
      price: 'Open a product or service to see prices that exceed a new ceiling.',
    },
  },
  priceCeilingForm: {
    purpose: 'This form records one decree and its price ceilings.',
    task: {
      number: 'Copy number, date and title of the decree from its text.',
      amounts: 'Fill in the ceilings that it changes only; an empty one stays as before.',
      day: 'Check its first day: once in force, a decree cannot be changed.',
    },
  },
  serviceForm: {
    purpose: 'This form records a service and its rates by day.',
    task: {
      data: 'Enter the name and kind of the service.',
      price: 'Add a new rate without deleting the old one.',
      effect: 'Check which orders are concerned before deleting a rate.',
    },
  },
  servicePage: {
    purpose: 'This page shows a service, its rates and its use.',
    task: {
      price: 'Add a new rate with its first day.',
      read: 'View the current, coming and past rates.',
      inactive: 'Deactivate the service if it is not used any more.',
    },
  },
  userList: {
    purpose: 'This list has the people who can sign in to the portal.',
    task: {
      create: 'Add an account.',
      end: 'Deactivate the account of a person who has left.',
      find: 'Filter by role, company or facility.',
    },
  },
  userForm: {
    purpose: 'This form sets the name, role and organisation of an account.',
    task: {
      role: 'Choose the role, then the company or facility.',
      password: 'Pass on the first password, which is shown once after saving.',
      reset: 'Make a new password if the person has forgotten it.',
    },
  },
  userPage: {
    purpose: 'This page shows an account, its role and its organisation.',
    task: {
      role: 'Change its role or organisation.',
      reset: 'Make a new password if the person has forgotten it.',
      end: 'Deactivate the account of a person who has left.',
    },
  },
  roleList: {
    purpose: 'This list has the roles and what each of them may do.',
    task: {
      create: 'Make a role of your own based on another one.',
      compare: 'Open a role to read its rights.',
      users: 'View the accounts that have a role.',
    },
  },
  roleForm: {
    purpose: 'This form names a role and chooses the role that it is based on.',
    task: {
      base: 'Choose a base role with the right permissions.',
      rights: 'Read the rights that come with that base role.',
      save: 'Save it, then give the role to accounts.',
    },
  },
  machineAccountList: {
    purpose: 'This list has the other systems that call the API of the portal with a token.',
    task: {
      create: 'Make one account for each system, with as few rights as possible.',
      expiry: 'Sort by the end of the token, and make a new one before it.',
      unused: 'Revoke a system that has not called for long.',
    },
  },
  machineAccountForm: {
    purpose: 'This form names a system and says what it may do.',
    task: {
      rights: 'Tick only what the system needs.',
      token: 'Copy its token after saving: it is shown only once.',
      save: 'Save; changed rights apply from the next call.',
    },
  },
  machineAccountPage: {
    purpose: 'This page shows the rights of a system, its token, and when it was last used.',
    task: {
      token: 'Make a new token; the earlier one is valid for another day if needed.',
      revoke: 'Revoke the account when its token leaked or the system is not used any more.',
      use: 'See when the system last called.',
    },
  },
  webhookList: {
    purpose:
      'This list has the addresses of other systems that receive an event when a state changes.',
    task: {
      create: 'Register the address, then copy its secret into that system.',
      failed: 'Filter by Failed: the portal turns off an address that has not answered for days.',
      host: 'If the host is not allowed yet, ask the administrator of the portal to add it.',
    },
  },
  webhookForm: {
    purpose: 'This form says which address receives events, and of which records.',
    task: {
      address: 'Enter the complete https address; redirects are not followed.',
      subjects: 'Tick the records whose changes that system wants to know.',
      secret: 'Copy its secret after saving: it is shown only once.',
    },
  },
  webhookPage: {
    purpose: 'This page shows what was sent to an address and how it answered.',
    task: {
      test: 'Send a test event, and see the answer in the list of deliveries.',
      resend: 'Send a failed event again; its id stays the same, so that it does not count twice.',
      secret: 'Make a new secret; for a day deliveries are signed with both.',
      on: 'Turn a webhook that the portal turned off on again once its address works.',
    },
  },
  factorRules: {
    purpose: 'Here you decide which roles sign in with a second factor.',
    task: {
      require: 'Require a second factor of a role, with a time of grace.',
      count: 'See how many accounts have not set one up.',
      users: 'Remove the second factor of an account whose phone was lost, on its page.',
    },
  },
  processing: {
    purpose: 'This list has every activity of processing personal data (Law 27/2022, Pasal 31).',
    task: {
      filter: 'Filter by class of data, role or purpose.',
      columns: 'Show recipients and addresses of calls by the settings of the columns.',
      export: 'Export the list as a spreadsheet, to print it or to hand it over.',
    },
  },
  processingPage: {
    purpose: 'This page has one activity of processing with its basis, recipients and retention.',
    task: {
      basis: 'Read its basis and purpose.',
      roles: 'See which roles carry it out.',
      retention: 'See how long its data stay.',
    },
  },
  retention: {
    purpose:
      'This screen has the period of each class of personal data and what the daily job did.',
    task: {
      due: 'See what becomes due within 30 days.',
      lawyer: 'Ask a lawyer about the classes that are marked to be confirmed.',
      hold: 'Hold data that are still needed, for example during a dispute.',
    },
  },
  holdList: {
    purpose: 'This list has the data that are held from deletion.',
    task: {
      create: 'Hold the data of a person, of a company or of an agreement.',
      filter: 'Filter those in force, or those whose end was proposed.',
      open: 'Open a hold to read its reason.',
    },
  },
  holdForm: {
    purpose: 'Here data are held, so that they are not deleted.',
    task: {
      subject: 'Choose whose data are held.',
      reason: 'Enter the reason, for example a case number.',
      save: 'Save it; the hold is in force at once.',
    },
  },
  holdPage: {
    purpose: 'This page has one hold and takes it to its end.',
    task: {
      propose: 'Propose its end with a reason.',
      approve: 'Approve the proposal of another person, not your own.',
      refuse: 'Refuse the proposal when the data are still needed.',
    },
  },
  dataRequestList: {
    purpose:
      'This list has the requests of people about their personal data (Law 27/2022), the most urgent first.',
    task: {
      register: 'Register a request that came by letter, email, phone or at the counter.',
      late: 'Filter those that are not answered, or late.',
      open: 'Open a request to see the hours left and the next step.',
    },
  },
  proposedChangeList: {
    purpose: 'This list has changes of prices and rights that wait for a second person.',
    task: {
      open: 'Open a proposal of another person, then accept or refuse it.',
      own: 'Filter those that wait for your decision.',
      propose: 'Save a change of a price or a role as usual to propose it.',
    },
  },
  proposedChangePage: {
    purpose: 'This page has one proposal with the values before and after it.',
    task: {
      compare: 'Compare the values before and after.',
      decide: 'Accept or refuse a proposal that is not yours.',
      withdraw: 'Withdraw a proposal of yours that is no longer needed.',
    },
  },
  dataRequestForm: {
    purpose: 'Here a request that did not come by the public page is registered.',
    task: {
      time: 'Enter when it arrived; 3 × 24 hours run from then.',
      kind: 'Choose its kind; the legal basis follows.',
      contact: 'Enter an email address or a mobile number, so that the answer arrives.',
    },
  },
  dataRequestPage: {
    purpose: 'This page takes a request from the identity to its answer.',
    task: {
      identify: 'Record with what the identity was checked.',
      search: 'Search the participants that are meant, and set them.',
      answer: 'Carry it out and answer, or refuse it with its legal ground.',
      copy: 'Download the copy of the data with its trail.',
      letter: 'Download the answer letter as PDF.',
    },
  },
  incidentList: {
    purpose:
      'This list has failures to protect personal data (Law 27 of 2022), the most urgent first.',
    task: {
      register: 'Register an incident as soon as it is discovered; the 3 × 24 hours run from then.',
      late: 'Filter those that are not notified, or late.',
      open: 'Open an incident to see the hours left and who is affected.',
    },
  },
  incidentForm: {
    purpose: 'Here you write down what happened, when, and how it was discovered.',
    task: {
      time: 'Enter when it was discovered; the deadline is counted from then.',
      data: 'Choose which data were disclosed.',
      handling: 'Enter handling and recovery before you notify; both are printed in the letters.',
    },
  },
  incidentPage: {
    purpose: 'This page takes an incident from its registration to the notice.',
    task: {
      find: 'Search the log of reads for whom an account read or exported in a time.',
      add: 'Add other participants or accounts that are affected.',
      letters: 'Download the letters to those affected and to the authority.',
      notify: 'Notify: letters are mailed to those who have an address.',
      close: 'Close the incident with its conclusion.',
    },
  },
  auditList: {
    purpose: 'The audit log records who did what, to which record and when.',
    task: {
      find: 'Filter by person, record, action and time.',
      open: 'Open an entry to read the values before and after.',
      export: 'Export the filtered entries for an examination.',
    },
  },
  auditEntry: {
    purpose: 'This page shows one entry: who, when and what changed.',
    task: {
      compare: 'Compare the values before and after.',
      record: 'Open the record that was changed.',
      list: 'Go back to all entries.',
    },
  },
  outboxList: {
    purpose: 'This list has the emails that wait, were sent or were not sent.',
    task: {
      failed: 'Filter those that were not sent; send them again, or dismiss them with a reason.',
      held: 'Pass on the content of held messages yourself.',
      open: 'Open a message to see its recipients.',
    },
  },
  message: {
    purpose: 'This page shows an email and the result of sending it.',
    task: {
      state: 'See when it was tried and its last error.',
      read: 'Read its content if you need it; this is recorded.',
      list: 'Go back to all messages.',
    },
  },
};
