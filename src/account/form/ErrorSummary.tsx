import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { interpolate } from '#src/i18n/interpolate.ts';
import { account } from '#texts/account.ts';

/** One field error with its label. */
export interface FieldError {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  fieldErrors: readonly FieldError[];
  /** Error of the whole form. */
  text?: string | null;
  /** Changes with every attempt, so that repeated errors are announced again. */
  attempts: number;
  /** Navigates to a field that may not be rendered yet. */
  onGoToField?: (field: string) => void;
}

/** Error summary above a form with a link to each field; takes the focus when it appears. */
export function ErrorSummary({ fieldErrors, text, attempts, onGoToField }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isVisible = fieldErrors.length > 0 || Boolean(text);
  useEffect(() => {
    if (!isVisible) return;
    // Screen readers announce the document title first.
    const title = document.title;
    document.title = interpolate(account.form.document, { title });
    return () => {
      document.title = title;
    };
  }, [isVisible]);
  useEffect(() => {
    if (isVisible) box.current?.focus();
  }, [isVisible, attempts]);
  if (!isVisible) return null;
  return (
    <Alert ref={box} severity="error" tabIndex={-1}>
      <AlertTitle>{account.form.errors}</AlertTitle>
      {text}
      {fieldErrors.map(fieldError => (
        <div key={fieldError.field}>
          <Link
            href={`#${fieldError.field}`}
            color="inherit"
            underline="always"
            // Padding keeps adjacent links apart as touch targets.
            sx={{ display: 'inline-block', py: '3px' }}
            onClick={event => {
              // Focuses the field without changing the URL hash.
              event.preventDefault();
              if (onGoToField) onGoToField(fieldError.field);
              else document.getElementById(fieldError.field)?.focus();
            }}
          >
            {fieldError.label}: {fieldError.text}
          </Link>
        </div>
      ))}
    </Alert>
  );
}
