import type { AuditEntry } from '#contract/audit.ts';
import { auditSentence } from '#contract/audit-sentence.ts';
import { audit } from '#texts/audit.ts';

const texts = { actions: audit.tindakan, subjects: audit.subjek };

/** Returns what an entry says was done; an action without a text is shown as its code. */
export const actionSentence = (entry: Pick<AuditEntry, 'aksi' | 'sumber'>): string =>
  auditSentence(entry, texts);
