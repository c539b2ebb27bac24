import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { fillIn } from '#src/account/fillIn.ts';
import { account } from '#src/i18n/id/account.ts';

/** One thing to mend, and the field it is in. */
export interface Mistake {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  mistakes: readonly Mistake[];
  /** What went wrong with the whole, beside the fields. */
  text?: string | null;
  /** Changes with every try, so that the same mistakes are announced again. */
  tries: number;
  /** Leads to a field that may not be on screen yet. */
  onGo?: (field: string) => void;
}

/** What has to be mended, above the form, each linked to its field; it takes the focus when it appears. */
export function ErrorSummary({ mistakes, text, tries, onGo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = mistakes.length > 0 || Boolean(text);
  useEffect(() => {
    if (!shown) return;
    // Heard first in the browser's tab, before the page's own name.
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
            // Lines close together are still hit one by one.
            sx={{ display: 'inline-block', py: '3px' }}
            onClick={event => {
              // The address stays as it is; the field takes the focus.
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
