import type { luring as indonesian } from '../id/luring.ts';
import type { Translated } from '../messages.ts';

/** Messages of work without network. */
export const luring: Translated<typeof indonesian> = {
  lead: 'Prepare the queue of today on this device, so that the clinic goes on when the network fails. What is recorded without network is provisional until the server confirms it.',
  unsupported:
    'This browser cannot store a day safely. Open the portal by its https address in a recent browser.',
  prepared_at: 'Prepared at %{time}',
  not_prepared: 'Not prepared for work without network',
  waiting: '%{smart_count} act waits to be sent |||| %{smart_count} acts wait to be sent',
  unreadable:
    '%{smart_count} act that waits cannot be opened in this browser, because the server no longer has its key. Record once more what was done then, and inform the administrator. |||| %{smart_count} acts that wait cannot be opened in this browser, because the server no longer has their key. Record once more what was done then, and inform the administrator.',
  waiting_list: 'What waits to be sent',
  send: 'Send now',
  sent: '%{smart_count} act without network was recorded by the server |||| %{smart_count} acts without network were recorded by the server',
  refused:
    '%{smart_count} act without network was refused by the rules and waits for a decision on the page Without network |||| %{smart_count} acts without network were refused by the rules and wait for a decision on the page Without network',
  new_build: 'The server has a new version. Reload the page, then send.',
  notice: {
    away: 'No network. The clinic works on the day that was prepared at %{time}; %{smart_count} act waits to be sent and is provisional until it is confirmed. |||| No network. The clinic works on the day that was prepared at %{time}; %{smart_count} acts wait to be sent and are provisional until they are confirmed.',
    back: 'The server is connected again.',
  },
  prepare: {
    label: 'Prepare today',
    again: 'Prepare again',
    done: 'Today is prepared for %{smart_count} person. On this device the portal opens without network until midnight or until you sign out. |||| Today is prepared for %{smart_count} people. On this device the portal opens without network until midnight or until you sign out.',
    too_many:
      'Today is prepared, but %{smart_count} person did not fit; they need the network. |||| Today is prepared, but %{smart_count} people did not fit; they need the network.',
    no_shell:
      'Today is prepared, but the page was not stored: leave the portal open, or prepare once more.',
  },
  kind: {
    KUNJUNGAN: 'Visit',
    HADIR: 'Arrival',
    KIPI: 'AEFI',
    VOUCHER: 'Use of a voucher',
  },
  decision: {
    CATAT: 'Record by the rules of the server',
    BUANG: 'Do not record',
  },
  fields: {
    keputusan: 'Decision',
    konfirmasi: 'The warnings were read, and the dose was given',
    idBatch: 'The right batch, if the wrong one was recorded',
    alasanBatch: 'Why this batch was used',
    rencanaTanggal: 'New planned day; leave it empty if there is none',
    alasan: 'Reason of the decision',
  },
  conflict: {
    title: 'Waiting for a decision',
    none: 'No act waits for a decision.',
    mine: 'Recorded without network',
    server: 'On the server',
    nothing: 'This person has no record of a vaccination.',
    done: '%{when}, %{who}',
    visit: 'Dose %{number} %{result}',
    merged: 'This person was merged into %{name}; if it is recorded, it goes there.',
  },
  decide: {
    label: 'Decide',
    title: 'Decide the act without network for %{name}',
    confirm: 'Save decision',
    confirm_hint: 'The server asks for the warnings to be confirmed before this dose is recorded.',
    recorded: 'The act for %{name} is recorded',
    discarded: 'The act for %{name} is not recorded',
  },
};
