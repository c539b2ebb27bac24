import { useState } from 'react';
import { useNotify } from 'react-admin';
import { faskesCalls, guaranteeInput, type AnsweredGuarantee } from '#contract/faskes/index.ts';
import { errorsByField } from '#contract/messages.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useKeepStatement, useRefreshStatement } from './useStatement.ts';

type Errors = Readonly<Record<string, string | undefined>>;

const joined = (errors: Readonly<Record<string, readonly string[]>>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.join('. ')]));

/** Form state of one guarantee's answer: values, errors and save. */
export function useAnswer(faskesId: number, guarantee: AnsweredGuarantee, onDone: () => void) {
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const keep = useKeepStatement();
  const refresh = useRefreshStatement();
  const { butir } = guarantee;
  const [values, setValues] = useState({
    jawaban: guarantee.jawaban === null ? '' : guarantee.jawaban ? 'ya' : 'tidak',
    catatan: guarantee.catatan ?? '',
    berlakuSampai: guarantee.berlakuSampai ?? '',
  });
  // The version that was read; after a conflict it becomes the version of the concurrent answer.
  const [version, setVersion] = useState(guarantee.version);
  const [errors, setErrors] = useState<Errors>({});
  const [above, setAbove] = useState<string>();
  const [sending, setSending] = useState(false);

  const failed = (error: unknown): void => {
    const problem = error instanceof CallError ? error.problem : null;
    if (problem?.code === 'VERSI_BASI') {
      const theirs = problem.current as AnsweredGuarantee;
      setVersion(theirs.version);
      setAbove(
        say('resources.faskes.statement.stale', {
          who: theirs.dijawabOleh ?? say('common.unknown'),
        }),
      );
      void refresh(faskesId);
      return;
    }
    setErrors(joined(problem?.errors ?? {}));
    const detail = error instanceof Error ? error.message : say('form.errors.system');
    setAbove(say('resources.faskes.statement.unsaved', { detail }));
  };

  return {
    values,
    errors,
    above,
    sending,
    set: (some: Partial<typeof values>) => setValues({ ...values, ...some }),
    save: async (): Promise<void> => {
      const checked = guaranteeInput.safeParse({
        jawaban: values.jawaban === '' ? undefined : values.jawaban === 'ya',
        catatan: values.catatan || null,
        berlakuSampai: values.berlakuSampai || null,
        version,
      });
      setErrors(checked.success ? {} : joined(errorsByField(checked.error)));
      setAbove(undefined);
      if (!checked.success) return;
      setSending(true);
      try {
        const params = { id: faskesId, butir };
        await keep(await call(faskesCalls.answerGuarantee, { params, body: checked.data }));
        const name = say(`resources.faskes.butir.${butir}`);
        notify('resources.faskes.statement.answered', { type: 'success', messageArgs: { name } });
        onDone();
      } catch (error) {
        failed(error);
        setSending(false);
      }
    },
  };
}
