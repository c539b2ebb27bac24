import { auditSentence } from '#contract/domains/audit-sentence.ts';
import type { AuditEntry } from '#contract/domains/audit.ts';
import { audit } from '#texts/audit.ts';

const texts = { actions: audit.tindakan, subjects: audit.subjek };

/** Returns what an entry says was done; an action without a text is shown as its code. */
export const actionSentence = (entry: Pick<AuditEntry, 'aksi' | 'sumber'>): string =>
  auditSentence(entry, texts);
