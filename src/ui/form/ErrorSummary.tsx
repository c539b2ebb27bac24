import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useWords } from '#src/i18n/useWords.ts';
import { fieldId } from '../input/useField.ts';
import type { Field } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { useFormFacts } from './FormContext.ts';
import type { FormValues } from './values.ts';

interface ErrorSummaryProps {
  fields: readonly Field[];
  /** Number of failed save attempts; each increment moves the focus to the summary. */
  attempt: number;
}

/**
 * Lists all validation messages above the form with links to the fields. It receives the focus so
 * that screen readers announce it first.
 */
export const ErrorSummary = ({ fields, attempt }: ErrorSummaryProps) => {
  const say = useWords();
  const { definition } = useFormFacts();
  const names = useNames(definition);
  const { errors } = useFormState<FormValues>();
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.flatMap(field => {
    const message = errors[field.source]?.message;
    return message === undefined ? [] : [{ field, message }];
  });
  const above = errors.root?.message;
  const isFine = wrong.length === 0 && above === undefined;
  useEffect(() => {
    // The errors can arrive in a later render than the attempt count.
    if (attempt > 0 && !isFine) box.current?.focus();
  }, [attempt, isFine]);
  if (isFine) return null;
  return (
    <Alert
      ref={box}
      severity="error"
      tabIndex={-1}
      sx={{ mb: 3, maxWidth: 640, scrollMarginTop: 80 }}
    >
      <AlertTitle component="h2">{say('form.errors.title')}</AlertTitle>
      {above === undefined ? null : <Box sx={{ mb: wrong.length > 0 ? 1 : 0 }}>{above}</Box>}
      {wrong.length === 0 ? null : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {wrong.map(({ field, message }) => (
            <li key={field.source}>
              <Link
                href={`#${fieldId(field.source)}`}
                color="inherit"
                underline="always"
                sx={{ display: 'inline-block', py: '3px', verticalAlign: 'top' }}
                onClick={event => {
                  event.preventDefault();
                  document.getElementById(fieldId(field.source))?.focus();
                }}
              >
                {say('form.errors.item', { label: names.label(field), message })}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
