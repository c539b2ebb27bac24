import { z } from 'zod';
import { message } from './messages.ts';

// Before any schema is made: a browser under our content policy refuses `new Function`, which zod
// would otherwise try for each.
z.config({ customError: message, jitless: 'document' in globalThis });

/** zod, speaking Indonesian. The contract takes it from here alone. */
export { z };
