import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CallError } from '#src/providers/api/http.ts';
import { spreadDelay } from '#src/providers/api/spreadDelay.ts';

/** The longest `Retry-After` in seconds after which a notice retries by itself. */
const maxAutomaticWait = 60;

interface LoadFailureProps {
  error: unknown;
  /** What failed; defaults to the page. */
  title?: string;
  /** Explanation in place of the error's message. */
  detail?: ReactNode;
  /** Whether data of an earlier response is still shown. */
  hasStaleData?: boolean;
  onRetry: () => void;
}

/**
 * Notice in place of data that could not be loaded, with a retry button unless the user has no right to them. It
 * retries by itself when the server names a time; `ServerNotices` does so when the server is back.
 */
export const LoadFailure = ({
  error,
  title,
  detail = error instanceof Error ? error.message : undefined,
  hasStaleData = false,
  onRetry,
}: LoadFailureProps) => {
  const t = useMessages();
  useEffect(() => {
    const seconds = error instanceof CallError ? error.retryAfterSeconds : undefined;
    if (seconds === undefined || seconds > maxAutomaticWait) return;
    const timer = setTimeout(onRetry, spreadDelay(seconds * 1000));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one retry for each failure
  }, [error]);
  const isDenied = error instanceof CallError && error.status === 403;
  return (
    <Alert
      severity={hasStaleData ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      action={
        isDenied ? undefined : (
          <Button size="small" color="inherit" onClick={onRetry}>
            {t('common.action.retry')}
          </Button>
        )
      }
    >
      <strong>{title ?? t('app.load_failed')}.</strong> {detail}
    </Alert>
  );
};
