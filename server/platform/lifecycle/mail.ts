import type { Message } from '#contract/core/messages/message.ts';
import { mailTexts } from '#server/platform/messages/id/mail.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';

/** Resources with mails about their events. */
type MailedResource = 'invoice' | 'nota' | 'order' | 'payment' | 'pks' | 'workOrder';

/** What an event means for the reader, or that the state has changed. */
function eventSentence(resource: MailedResource, event: string): Message {
  const key = `mail.${resource}.${event}`;
  return Object.hasOwn(mailTexts, key) ? { key } : message(`mail.${resource}.changed`);
}

/** Renders a mail about a record. `notifyAccounts` adds the page of the record. */
export const recordMail = (subject: Message, paragraphs: readonly Message[]) => ({
  // The number of a record that has none is empty.
  subject: translator.render(subject).trim(),
  text: paragraphs.map(paragraph => translator.render(paragraph)).join('\n\n'),
});

/** Renders the mail about an event of a record; the reason or details follow the first sentence. */
export const eventMail = (
  resource: MailedResource,
  event: string,
  number: string | null,
  further: readonly Message[] = [],
) =>
  recordMail(message(`mail.${resource}.subject`, { nomor: number ?? '' }), [
    eventSentence(resource, event),
    ...further,
  ]);

/** The paragraph with the reason of an event, if there is one. */
export const reasonParagraph = (reason: string | null): Message[] =>
  reason ? [message('mail.reason', { alasan: reason })] : [];
