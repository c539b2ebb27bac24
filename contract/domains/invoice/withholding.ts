import { enteredValue } from '../../core/values/entered.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { z } from '../../core/zod.ts';

/** Code of a tax object as Coretax lists them, such as 24-104-24. */
const taxObjectCode = enteredValue()
  .regex(/^\d{2}-\d{3}-\d{2}$/, issueMessage('invoice.taxObjectCode'))
  .nullish()
  .meta({ input: 'code' });

/** What a company adds to the withholding slips (bukti potong) of an invoice. */
export const withholdingInput = z.strictObject({
  /** Required when PPh 22 is withheld. */
  kodePph22: taxObjectCode,
  /** Required when PPh 23 is withheld. */
  kodePph23: taxObjectCode,
  tanggalPotong: plausibleDay,
});

/** A file with withholding slips, which the company imports into Coretax. */
export const withholdingFile = z.object({ namaBerkas: z.string(), xml: z.string() });
