import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { fillIn } from '#src/account/fillIn.ts';
import { account } from '#src/i18n/id/account.ts';

/** One field error with its label. */
export interface Mistake {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  mistakes: readonly Mistake[];
  /** Error of the whole form. */
  text?: string | null;
  /** Changes with every attempt, so that repeated errors are announced again. */
  tries: number;
  /** Navigates to a field that may not be rendered yet. */
  onGo?: (field: string) => void;
}

/** Error summary above a form with a link to each field; takes the focus when it appears. */
export function ErrorSummary({ mistakes, text, tries, onGo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = mistakes.length > 0 || Boolean(text);
  useEffect(() => {
    if (!shown) return;
    // Screen readers announce the document title first.
    const title = document.title;
    document.title = fillIn(account.form.document, { title });
    return () => {
      document.title = title;
    };
  }, [shown]);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, tries]);
  if (!shown) return null;
  return (
    <Alert ref={box} severity="error" tabIndex={-1}>
      <AlertTitle>{account.form.errors}</AlertTitle>
      {text}
      {mistakes.map(mistake => (
        <div key={mistake.field}>
          <Link
            href={`#${mistake.field}`}
            color="inherit"
            underline="always"
            // Padding keeps adjacent links apart as touch targets.
            sx={{ display: 'inline-block', py: '3px' }}
            onClick={event => {
              // Focuses the field without changing the URL hash.
              event.preventDefault();
              if (onGo) onGo(mistake.field);
              else document.getElementById(mistake.field)?.focus();
            }}
          >
            {mistake.label}: {mistake.text}
          </Link>
        </div>
      ))}
    </Alert>
  );
}
