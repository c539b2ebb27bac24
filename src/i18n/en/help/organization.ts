import type { organizationHelp as indonesian } from '../../id/help/organization.ts';
import type { Translated } from '../../messages.ts';

/** Help of applications, companies, facilities and schedules. */
export const organizationHelp: Translated<typeof indonesian> = {
  applicationList: {
    purpose: 'This list has the companies that applied and wait for a decision.',
    task: {
      oldest: 'Open the application that has waited longest.',
      filter: 'Filter by status to see those that were decided.',
      companies: 'View the companies that are active.',
    },
  },
  verify: {
    purpose: 'Here the data and documents of an application are compared and decided.',
    task: {
      compare: 'Compare the data with the documents, and read the automatic checks.',
      flag: 'Flag wrong entries, then request corrections.',
      decide: 'Approve if everything is right, or reject with a reason.',
    },
  },
  bhbuList: {
    purpose: 'This list has the companies in the programme.',
    task: {
      create: 'Add a company without an application.',
      open: 'Open a company to see its facilities, accounts and participants.',
      filter: 'Filter by status, city or account manager.',
    },
  },
  bhbuCreate: {
    purpose: 'This form records a company that is active at once, without an application.',
    task: {
      data: 'Enter the company as on its NPWP and deed.',
      documents: 'Attach its documents.',
      account: 'After saving, create the user account of the company.',
    },
  },
  bhbuPage: {
    purpose: 'This page has everything about a company: data, documents, facilities and accounts.',
    task: {
      facility: 'Assign the facilities that serve its participants.',
      documents: 'Check the documents and the validity of the SKB.',
      read: 'Read the summary of participants and the history of states.',
      note: 'Write a note for your colleagues.',
    },
  },
  bhbuEdit: {
    purpose: 'This form changes the data, address and documents of the company.',
    task: {
      contact: 'Update the address, the contacts and the responsible person.',
      documents: 'Replace documents that have expired.',
      verified: 'Ask the account manager to change entries that were verified.',
    },
  },
  companyUsers: {
    purpose: 'This page shows who works for the company, and what each account may do.',
    task: {
      invite:
        'Invite a colleague with name, email and rights; the initial password is sent by mail.',
      rights: 'Change the rights of an account; its owner signs in again with the new ones.',
      leave:
        'Deactivate the account of a colleague who leaves; what was done under that name stays.',
      approval: 'Require the approval of a second person before orders are submitted.',
      read: 'See who can do what you cannot.',
    },
  },
  faskesList: {
    purpose: 'This list has the clinics and hospitals that vaccinate.',
    task: {
      create: 'Add a facility.',
      expiry: 'Filter those whose permit or evidence has expired, then contact them.',
      open: 'Open a facility to see its schedule and statement.',
    },
  },
  faskesCreate: {
    purpose: 'This form records a new facility.',
    task: {
      data: 'Enter its identity, place, PIC and capacity.',
      permit: 'Attach the operating permit with its last valid day.',
      later: 'After saving, complete its schedule and statement.',
    },
  },
  faskesForm: {
    purpose: 'This form changes the identity, place, capacity and permit of a facility.',
    task: {
      data: 'Update its contacts, address and capacity.',
      permit: 'Replace the permit before it expires.',
      guarantees: 'Complete guarantees without an answer or evidence.',
      read: 'View its data, schedule and the companies that it serves.',
    },
  },
  faskesPage: {
    purpose: 'This page has the data of a facility, its permit, schedule and eight guarantees.',
    task: {
      guarantees: 'Answer each guarantee and add its evidence.',
      permit: 'Renew the permit before it expires.',
      schedule: 'Set the weekly schedule.',
      read: 'View the companies that this facility serves.',
    },
  },
  schedule: {
    purpose: 'The schedule decides on which days participants can be planned at this facility.',
    task: {
      days: 'Switch on the open days, then enter hours in local time and capacity.',
      copy: 'Copy one day to other days that are the same.',
      save: 'Save, then check the sum of the week.',
      read: 'View the days, hours and capacity of this facility.',
    },
  },
  holidayList: {
    purpose:
      'This list has the days on which facilities are closed apart from their weekly schedule.',
    task: {
      create: 'Add a holiday, then read how many participants are planned on that day.',
      filter: 'Filter by year or kind: national or of a facility.',
      remove: 'Delete a holiday that was cancelled, so that the facility is open again.',
      read: 'See the national holidays, which apply to all facilities.',
      plan: 'Check the holidays before you plan vaccinations or deliveries.',
    },
  },
  holidayForm: {
    purpose: 'This form records a day on which a facility is closed, with its name.',
    task: {
      day: 'Enter the day and its name, which is shown when someone chooses that day.',
      planned: 'After saving, move the participants who are planned on that day.',
      existing: 'Edit the existing one if the day is recorded already.',
      read: 'See the day, its name and who recorded it.',
      national: 'Ask the portal administrators if a national holiday is wrong.',
      scope: 'See whether the holiday is national or of one facility.',
    },
  },
};
