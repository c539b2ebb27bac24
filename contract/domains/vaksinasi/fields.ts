import { z } from '../../core/zod.ts';
import { issueMessage } from '../../core/messages/message.ts';

/** A time of day on the clock of the facility, `HH:MM`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, issueMessage('vaksinasi.time'));
