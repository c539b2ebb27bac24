import { z } from 'zod';
import { toIssueMessage } from './messages/message.ts';
import { zodIssueMessage } from './messages/zod-issues.ts';

// Set before any schema is created: the Content Security Policy forbids `new Function`, which zod
// would otherwise try for each schema.
z.config({
  customError: issue => toIssueMessage(zodIssueMessage(issue)),
  jitless: 'document' in globalThis,
});

/**
 * zod whose issues carry messages (`messages/message.ts`); the rest of the contract imports it from
 * here only.
 */
export { z };
