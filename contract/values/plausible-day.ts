import { issueMessage } from '../messages/message.ts';
import { z } from '../zod.ts';

/** A later year is a typing error. */
const lastPlausibleDay = '2099-12-31';

/** A day of this century, `YYYY-MM-DD`. */
export const plausibleDay = z.iso
  .date()
  .refine(day => day <= lastPlausibleDay, issueMessage('price.implausibleYear'))
  .meta({ input: 'date' });
