import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { z } from '#contract/zod.ts';
import { picInput } from '#contract/pic.ts';
import { AlertBox } from '#src/account/AlertBox.tsx';
import { Field } from '#src/account/Field.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { errorsOf, useAccountForm } from '#src/account/form/useAccountForm.ts';
import { pic as words } from '#src/i18n/id/pic.ts';
import { CallError } from '#src/providers/api/http.ts';
import { SaveQuestion } from './SaveQuestion.tsx';

const fields = ['namaPIC', 'noHP', 'email'] as const;

/** Form values. */
export type PicValues = Record<(typeof fields)[number], string>;

export const empty: PicValues = { namaPIC: '', noHP: '', email: '' };

const labels: PicValues = { namaPIC: words.name, noHP: words.phone, email: words.email };

interface PicFormProps {
  start: PicValues;
  /** Makes the call. @throws CallError */
  save: (input: z.output<typeof picInput>) => Promise<unknown>;
  onFailed?: (error: unknown) => void;
  /** Called on every change. */
  onChange?: (values: PicValues) => void;
  /** Content beside the button. */
  children?: ReactNode;
}

/** PIC form: validates, asks for confirmation and saves; the input stays when saving fails. */
export function PicForm({ start, save, onFailed, onChange, children }: PicFormProps) {
  const form = useAccountForm({
    fields,
    labels,
    start,
    check: values => errorsOf(picInput, values),
  });
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { sending, values } = form;

  const send = async (): Promise<void> => {
    setAsking(false);
    const error = await form.send(() => save(picInput.parse(values)));
    if (error === null) return;
    // A 401 opens the session-expired alert.
    if (error instanceof CallError && error.status === 401) return;
    setFailed(error instanceof Error ? error.message : '');
    onFailed?.(error);
  };

  const input = (field: (typeof fields)[number]) => {
    const { onChange: change, ...rest } = form.input(field);
    return {
      ...rest,
      onChange: (value: string) => {
        change(value);
        onChange?.({ ...values, [field]: value });
      },
    };
  };
  const phone = input('noHP');

  return (
    <Box
      component="form"
      noValidate
      aria-busy={sending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (form.isFit() && !sending) setAsking(true);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <ErrorSummary {...form.summary} />
      <Field {...input('namaPIC')} autoComplete="off" />
      <Field
        {...phone}
        onChange={typed => phone.onChange(typed.replace(/\D/g, ''))}
        help={words.phone_help}
        autoComplete="off"
        htmlInput={{ inputMode: 'numeric' }}
      />
      <Field {...input('email')} type="email" autoComplete="off" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {sending ? words.submitting : words.submit}
        </Button>
        {children}
      </Box>
      <SaveQuestion open={asking} onSave={() => void send()} onCancel={() => setAsking(false)} />
      <AlertBox
        open={failed !== null}
        title={words.failed}
        text={failed ?? ''}
        confirm={words.close}
        onConfirm={() => setFailed(null)}
        escapable
      />
    </Box>
  );
}
