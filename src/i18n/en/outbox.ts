import type { outbox as indonesian } from '../id/outbox.ts';
import type { Translated } from '../messages.ts';

/** Messages of the outbox: `resources.outbox.*`. */
export const outbox: Translated<typeof indonesian> = {
  noun: 'message',
  count: '%{smart_count} message |||| %{smart_count} messages',
  empty: 'Emails that the portal sends appear here.',
  fields: {
    id: 'Number',
    perihal: 'Subject',
    kepada: 'To',
    lampiran: 'Attachment',
    status: 'Status',
    dibuat: 'Created',
    terkirim: 'Sent',
    percobaan: 'Attempts',
    kesalahan: 'Last error',
    alasan: 'Reason of dismissal',
  },
  status: {
    pending: 'Waiting to be sent',
    done: 'Sent',
    dead: 'Not sent',
    held: 'Held back',
    dismissed: 'Dismissed',
  },
  meaning: {
    pending: 'Will be sent in a moment.',
    done: 'The text is deleted once the message is sent.',
    dead: 'Several attempts were made, or the content is no longer valid.',
    held: 'No email server is set; pass the content on to the recipient.',
    dismissed: 'Not sent any more; the reason is recorded.',
  },
  page: {
    read: 'Read text',
    audited: 'Reading the text of a message is recorded in the audit log.',
    content_deleted:
      'The text of this message no longer exists: it was sent, it expired, or its password was used.',
    failed: 'The text of the message cannot be opened. %{detail}',
    text: 'Text of the message',
    attachment: 'Attachment %{name}',
    record: 'Open the related record',
    dismissed: 'Dismissed: %{reason}',
  },
  action: {
    retry: {
      label: 'Send again',
      text: 'The message is sent once more to the same recipient. If the address is wrong, correct it and send from the page of the record, then dismiss this message.',
      done: '%{what} waits to be sent',
      disabled: 'Only messages that were not sent, are held back or were dismissed.',
    },
    dismiss: {
      label: 'Dismiss',
      text: 'This message is not sent any more and no longer appears as a task on the dashboard.',
      reason: 'Why need it not be sent?',
      done: '%{what} dismissed',
      disabled: 'Only messages that were not sent or are held back.',
    },
  },
};
