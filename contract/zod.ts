import { z } from 'zod';
import { zodIssueMessage } from './messages.ts';

// Set before any schema is created: the Content Security Policy forbids `new Function`, which zod
// would otherwise try for each schema.
z.config({ customError: zodIssueMessage, jitless: 'document' in globalThis });

/** zod with Indonesian messages; the rest of the contract imports it from here only. */
export { z };
