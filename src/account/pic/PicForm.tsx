import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { z } from '#contract/core/zod.ts';
import { picInput } from '#contract/domains/pic.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { AlertDialog } from '#src/account/AlertDialog.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { validateWithSchema, useAccountForm } from '#src/account/form/useAccountForm.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { CallError } from '#src/providers/api/http.ts';
import { pic as words } from '#texts/pic.ts';

const picFields = ['namaPIC', 'noHP', 'email'] as const;

/** Form values. */
export type PicValues = Record<(typeof picFields)[number], string>;

export const emptyPicValues: PicValues = { namaPIC: '', noHP: '', email: '' };

/** Converts a contact of the server to form values. */
export const toPicValues = ({ namaPIC, noHP, email }: PicValues): PicValues => ({
  namaPIC,
  noHP: formatPhone(noHP).replace(/\D/g, ''),
  email,
});

/** Whether two contacts have the same values. */
export const isSamePic = (one: PicValues, other: PicValues): boolean =>
  picFields.every(field => one[field] === other[field]);

const labels: PicValues = { namaPIC: words.name, noHP: words.phone, email: words.email };

interface PicFormProps {
  initialValues: PicValues;
  /** Makes the call. @throws CallError */
  savePic: (input: z.output<typeof picInput>) => Promise<unknown>;
  onFailed?: (error: unknown) => void;
  /** Called on every change. */
  onChange?: (values: PicValues) => void;
  /** Content beside the button. */
  children?: ReactNode;
}

/** PIC form: validates, asks for confirmation and saves; the input stays when saving fails. */
export function PicForm({ initialValues, savePic, onFailed, onChange, children }: PicFormProps) {
  const form = useAccountForm({
    fields: picFields,
    labels,
    initialValues,
    validate: values => validateWithSchema(picInput, values),
  });
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const { isSending, values } = form;

  const send = async (): Promise<void> => {
    setConfirmOpen(false);
    const error = await form.send(() => savePic(picInput.parse(values)));
    if (error === null) return;
    // A 401 opens the session-expired alert.
    if (error instanceof CallError && error.status === 401) return;
    setErrorText(error instanceof Error ? error.message : '');
    onFailed?.(error);
  };

  const input = (field: (typeof picFields)[number]) => {
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
      aria-busy={isSending}
      onSubmit={form.handleSubmit(() => {
        if (!isSending) setConfirmOpen(true);
      })}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <ErrorSummary {...form.summary} />
      <AccountField {...input('namaPIC')} autoComplete="off" />
      <AccountField
        {...phone}
        onChange={typed => phone.onChange(typed.replace(/\D/g, ''))}
        help={words.phone_help}
        autoComplete="off"
        htmlInput={{ inputMode: 'numeric' }}
      />
      <AccountField {...input('email')} type="email" autoComplete="off" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
          {isSending ? words.submitting : words.submit}
        </Button>
        {children}
      </Box>
      <AlertDialog
        open={isConfirmOpen}
        title={words.question}
        confirmLabel={words.save}
        onConfirm={() => void send()}
        cancel={{ label: words.cancel, onClick: () => setConfirmOpen(false) }}
      />
      <AlertDialog
        open={errorText !== null}
        title={words.failed}
        text={errorText ?? ''}
        confirmLabel={words.close}
        onConfirm={() => setErrorText(null)}
        closeOnEscape
      />
    </Box>
  );
}
