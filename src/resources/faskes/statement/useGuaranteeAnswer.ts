import { useState } from 'react';
import { useNotify } from 'react-admin';
import { faskesCalls, guaranteeInput, type AnsweredGuarantee } from '#contract/faskes/index.ts';
import { errorsByField } from '#contract/messages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useUpdateStatementCache, useInvalidateStatement } from './useStatement.ts';

type FieldErrors = Readonly<Record<string, string | undefined>>;

const joinMessages = (errors: Readonly<Record<string, readonly string[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.join('. ')]));

/** Form state of one guarantee's answer: values, errors and save. */
export function useGuaranteeAnswer(
  faskesId: number,
  guarantee: AnsweredGuarantee,
  onDone: () => void,
) {
  const t = useMessages();
  const { call } = useApi();
  const notify = useNotify();
  const updateStatement = useUpdateStatementCache();
  const invalidateStatement = useInvalidateStatement();
  const { butir } = guarantee;
  const [values, setValues] = useState({
    jawaban: guarantee.jawaban === null ? '' : guarantee.jawaban ? 'ya' : 'tidak',
    catatan: guarantee.catatan ?? '',
    berlakuSampai: guarantee.berlakuSampai ?? '',
  });
  // The version that was read; after a conflict it becomes the version of the concurrent answer.
  const [version, setVersion] = useState(guarantee.version);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState<string>();
  const [sending, setSending] = useState(false);

  const handleError = (error: unknown): void => {
    const problem = error instanceof CallError ? error.problem : null;
    if (problem?.code === 'VERSI_BASI') {
      const concurrentAnswer = problem.current as AnsweredGuarantee;
      setVersion(concurrentAnswer.version);
      setFormError(
        t('resources.faskes.statement.stale', {
          who: concurrentAnswer.dijawabOleh ?? t('common.unknown'),
        }),
      );
      void invalidateStatement(faskesId);
      return;
    }
    setErrors(joinMessages(problem?.errors ?? {}));
    const detail = error instanceof Error ? error.message : t('form.errors.system');
    setFormError(t('resources.faskes.statement.unsaved', { detail }));
  };

  return {
    values,
    errors,
    above: formError,
    sending,
    set: (changes: Partial<typeof values>) => setValues({ ...values, ...changes }),
    save: async (): Promise<void> => {
      const parsed = guaranteeInput.safeParse({
        jawaban: values.jawaban === '' ? undefined : values.jawaban === 'ya',
        catatan: values.catatan || null,
        berlakuSampai: values.berlakuSampai || null,
        version,
      });
      setErrors(parsed.success ? {} : joinMessages(errorsByField(parsed.error)));
      setFormError(undefined);
      if (!parsed.success) return;
      setSending(true);
      try {
        const params = { id: faskesId, butir };
        await updateStatement(
          await call(faskesCalls.answerGuarantee, { params, body: parsed.data }),
        );
        const name = t(`resources.faskes.guarantee_name.${butir}`);
        notify('resources.faskes.statement.answered', { type: 'success', messageArgs: { name } });
        onDone();
      } catch (error) {
        handleError(error);
        setSending(false);
      }
    },
  };
}
