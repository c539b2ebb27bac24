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
  },
  status: {
    pending: 'Waiting to be sent',
    done: 'Sent',
    dead: 'Not sent',
    held: 'Held back',
  },
  meaning: {
    pending: 'Will be sent in a moment.',
    done: 'The text is deleted once the message is sent.',
    dead: 'Several attempts were made, or the content is no longer valid.',
    held: 'No email server is set; pass the content on to the recipient.',
  },
  page: {
    read: 'Read text',
    audited: 'Reading the text of a message is recorded in the audit log.',
    content_deleted:
      'The text of this message no longer exists: it was sent, it expired, or its password was used.',
    failed: 'The text of the message cannot be opened. %{detail}',
    text: 'Text of the message',
    attachment: 'Attachment %{name}',
  },
};
