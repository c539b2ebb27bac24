import type { contactCalls } from '#contract/domains/contact/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { absentees, contactAbsentees, reschedule } from './absentees.ts';
import { contactRecipients, remove } from './recall-contact.ts';
import { recipientExport, recipients } from './recipients.ts';

export { countCalledByFacility, countToCall } from './recipients.ts';

export const contactHandlers: Handlers<typeof contactCalls> = {
  absentees,
  reschedule,
  contactAbsentees,
  recipients,
  contactRecipients,
  ...recipientExport,
  remove,
};
