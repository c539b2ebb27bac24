import type { notulen as indonesian } from '../id/notulen.ts';
import type { Translated } from '../messages.ts';

const status = {
  DRAFT: 'Draft',
  FINAL: 'Final',
};

const kebutuhan = {
  listrik: 'Electricity',
  chiller: 'Chiller',
  ruang: 'Room',
  nakes: 'Health workers',
  limbah: 'Waste management',
};

/** Messages of technical meetings: `resources.notulen.*`. */
export const notulen: Translated<typeof indonesian> = {
  noun: 'minutes',
  name_of: 'Meeting %{day}',
  fields: {
    id: 'Record number',
    idOrder: 'Order',
    tanggalRapat: 'Meeting date',
    tempat: 'Place or link',
    peserta: 'Attendees',
    agenda: 'Agenda',
    pembahasan: 'Discussion',
    keputusan: 'Decisions',
    kebutuhan: 'Still needed at the location',
    catatanKebutuhan: 'Note on needs',
    status: 'Status',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Edited',
    modifiedBy: 'Edited by',
  },
  help: {
    tempat: 'Name of the place, or address of the online meeting.',
    pembahasan: 'Write the results of the discussion; its decisions go below.',
  },
  peserta: { fields: { nama: 'Name', instansi: 'Organisation', peran: 'Role' } },
  keputusan: {
    fields: {
      isi: 'Decision',
      pic: 'Person responsible',
      tenggat: 'Deadline',
      selesai: 'Done',
    },
  },
  kebutuhan,
  status,
  role: { faskes: 'Contact of the facility', bhbu: 'Contact of the company' },
  section: {
    meeting: 'Meeting',
    attendees: 'Attendees',
    discussion: 'Results of the meeting',
    decisions: 'Decisions',
    needs: 'Needs of the location',
  },
  list: {
    lead: '%{number} · %{company}',
    write: 'Write minutes',
    empty: 'There are no minutes of a technical meeting for this order yet.',
    attendee: '%{name}, %{organization}',
    attendee_with_role: '%{name}, %{organization} (%{role})',
    no_decisions: 'No decisions.',
    written: 'Written by %{who}, %{when}',
    edit: 'Edit draft',
  },
  form: {
    saved: 'Draft minutes saved',
  },
  final: {
    label: 'Make final',
    title: 'Make these minutes final?',
    text: 'Final minutes can no longer be edited, the company and the facility can read them, and their decisions become tasks.',
    done: 'The minutes are final',
  },
  decision: {
    who: '%{pic}',
    who_until: '%{pic}, by %{day} at the latest',
    closed: 'Done',
    open: 'Not done',
    done: 'Decision marked as done',
    reopened: 'Decision opened again',
  },
  open: {
    lead: 'Decisions in final minutes that are not done, nearest deadline first.',
    empty: 'All decisions of technical meetings are done.',
    of: 'Meeting %{day} · %{number} · %{company}',
  },
};
