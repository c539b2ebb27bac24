import { z } from '../zod.ts';
import { cleanInteger, cleanLine, cleanLines, cleanValue } from './clean.ts';

/** A value of one line as people enter it, cleaned before it is checked. */
export const enteredValue = () => z.string().overwrite(cleanValue);

/** A whole number that is a text, such as a postal code. */
export const enteredInteger = () => z.string().overwrite(cleanInteger);

/** A prose text of one line as people enter it, such as a name. */
export const enteredLine = () => z.string().overwrite(cleanLine);

/** A text of any lines as people enter it. */
export const enteredText = () => z.string().overwrite(cleanLines);

/** A mail address. */
export const enteredEmail = () => enteredValue().check(z.email()).max(120);
