import type { outboxTexts as indonesian } from '../id/outbox.ts';

/** Messages of outgoing messages. */
export const outboxTexts: Record<keyof typeof indonesian, string> = {
  'outbox.tooManyMails':
    'Your account has sent %{banyak} mails within a day. Send the rest tomorrow.',
  'outbox.state.pending': 'still waits to be sent',
  'outbox.state.done': 'was sent',
  'outbox.state.dead': 'was not sent',
  'outbox.state.held': 'is held back',
  'outbox.state.dismissed': 'was dismissed',
  'outbox.notRetried':
    'This message %{keadaan}. Only messages that were not sent, are held back or were dismissed can be sent again.',
  'outbox.notDismissed':
    'This message %{keadaan}. Only messages that were not sent or are held back can be dismissed.',
  'outbox.textGone':
    'The text of this message no longer exists: its password or link was used or has expired. Make a new one on the page of the record, then dismiss this message.',
};
