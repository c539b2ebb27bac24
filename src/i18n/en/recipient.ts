import type { recipient as recipientId } from '../id/recipient.ts';
import type { Translated } from '../messages.ts';
import { contactFields, contactOutcomes } from './contact.ts';

/** Messages of the people who got a dose of a batch: `resources.recipient.*`. */
export const recipient: Translated<typeof recipientId> = {
  noun: 'recipient',
  count: '%{smart_count} recipient |||| %{smart_count} recipients',
  title: 'Recipients of batch %{batch}',
  lead: '%{product}, until %{until}.',
  progress: '%{called} of %{total} recipients were called.',
  empty: 'Nobody got a dose of this batch.',
  ofBatch: 'batch %{batch}',
  afterExpiry:
    '%{smart_count} dose was given after the last day of this batch. Check its date; if it is right, contact the recipient. |||| %{smart_count} doses were given after the last day of this batch. Check their dates; if they are right, contact the recipients.',
  late: 'After expiry',
  byNumber: 'By product and number',
  fields: contactFields,
  help: { catatan: 'Without identity numbers. Record complaints as an adverse event, not here.' },
  hasil: contactOutcomes,
  state: {
    DIPERIKSA: 'This batch is being checked and may not be used yet.',
    DITAHAN: 'This batch is on hold and may not be used.',
    DITOLAK: 'This batch was rejected and may not be used.',
    DITARIK: 'This batch was recalled and may not be used. Call all its recipients.',
    KEDALUWARSA: 'This batch has expired and may not be used.',
  },
  action: {
    contact: {
      label: 'Called',
      text: 'Those who did not answer still wait to be called.',
      done: 'call to %{what} recorded',
    },
  },
};
