import type { AnsweredGuarantee } from '#contract/domains/faskes/index.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** The most important state of a guarantee: its chip colour and message key. */
export function guaranteeState({ jawaban, habis, berkas }: AnsweredGuarantee): {
  readonly meaning: Meaning;
  readonly word: 'expired' | 'unanswered' | 'no' | 'no_evidence' | 'yes';
} {
  if (habis) return { meaning: 'bad', word: 'expired' };
  if (jawaban === null) return { meaning: 'neutral', word: 'unanswered' };
  if (!jawaban) return { meaning: 'bad', word: 'no' };
  return berkas.length === 0
    ? { meaning: 'attention', word: 'no_evidence' }
    : { meaning: 'good', word: 'yes' };
}
