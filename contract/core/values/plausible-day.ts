import { issueMessage } from '../messages/message.ts';
import { z } from '../zod.ts';

/** An earlier or later year is a typing error. */
const plausible = { first: '1900-01-01', last: '2099-12-31' };

/** A day of the last or of this century, `YYYY-MM-DD`. */
export const plausibleDay = z.iso
  .date()
  .refine(
    day => day >= plausible.first && day <= plausible.last,
    issueMessage('price.implausibleYear'),
  )
  .meta({ input: 'date' });
