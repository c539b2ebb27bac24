import type { absentee as absenteeId } from '../id/absentee.ts';
import type { Translated } from '../messages.ts';
import { contactFields, contactOutcomes } from './contact.ts';

/** Messages of the people who missed or postponed a dose: `resources.absentee.*`. */
export const absentee: Translated<typeof absenteeId> = {
  noun: 'participant',
  count: '%{smart_count} participant |||| %{smart_count} participants',
  lead: 'Call, record the outcome, and plan again. Those who are planned are in the queue of that day.',
  fields: contactFields,
  help: {
    catatan: 'Without identity numbers.',
    rencanaTanggal: 'A day on which the facility is open and not full.',
  },
  hasil: contactOutcomes,
  view: {
    label: 'Show',
    BELUM: 'Not seen or postponed',
    TERLAMBAT: 'Dose 2 overdue',
    SELESAI: 'Refused or moved',
  },
  none: {
    BELUM: 'Nobody missed a planned day or was postponed without a new one.',
    TERLAMBAT: 'Nobody is overdue for dose 2.',
    SELESAI: 'Nobody refused or moved by a call yet.',
  },
  noMatch: 'Nobody matches. Clear the name, or choose “All”.',
  sebab: { BELUM_HADIR: 'Not seen', DITUNDA: 'Postponed', TERLAMBAT: 'Overdue' },
  planned: 'planned %{day}',
  postponed: 'postponed %{day}',
  due: 'due by %{day}',
  blocked: 'May not be vaccinated yet: %{why}.',
  filter: {
    name: 'Search by name',
    called: 'Called',
    company: 'Company',
    facility: 'Facility',
    all: 'All',
    BELUM: 'No',
    SUDAH: 'Yes',
  },
  otherFacility: 'Change facility',
  select: 'Select %{name}',
  selection: 'Selection',
  selectAll: 'Select all on this page',
  selectNone: 'Clear selection',
  selected: '%{smart_count} selected',
  actionFor: '%{action}: %{name}',
  called:
    'Called %{when} by %{who}, %{smart_count} time |||| Called %{when} by %{who}, %{smart_count} times',
  noPhone: 'No phone number',
  callPerson: 'Call %{name}, %{number}',
  writePerson: 'Write to %{name} by WhatsApp',
  whatsapp: 'WhatsApp',
  action: {
    contact: {
      label: 'Called',
      text: 'Those who refuse or moved leave the list. Enter a new day if one was agreed.',
      done: 'call to %{what} recorded',
    },
    reschedule: {
      label: 'Plan again',
      text: 'Opening days, capacity, dose interval, voucher and expiry of the vaccine are checked for each person.',
      done: '%{what} planned again',
    },
  },
  deleteCall: {
    label: 'Delete the call',
    question: 'Delete the last call to %{name}?',
    text: 'This person waits to be called again. The deletion is in the audit log.',
    done: 'The call to %{name} was deleted',
  },
};
