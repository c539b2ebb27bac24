import Button from '@mui/material/Button';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StatusPage } from './StatusPage.tsx';
import { ServerErrorIllustration } from './illustrations.tsx';

interface ServerErrorPageProps {
  /**
   * What failed: the server, loading a chunk, or rendering. It selects the text; the title is
   * always the same.
   */
  cause?: 'server' | 'chunk' | 'crash';
  /** Retries; without it only reloading the page is offered. */
  onRetry?: () => void;
}

/** 500 page. */
export const ServerErrorPage = ({ cause = 'server', onRetry }: ServerErrorPageProps) => {
  const t = useMessages();
  const text = {
    server: 'app.server_error.text',
    chunk: 'app.server_error.chunk',
    crash: 'app.server_error.crash',
  } as const;
  // Browsers cache a failed dynamic import until the page is reloaded.
  const retry = cause === 'chunk' ? undefined : onRetry;
  return (
    <StatusPage
      illustration={<ServerErrorIllustration />}
      title={t('app.server_error.title')}
      paragraphs={[t(text[cause])]}
    >
      {retry ? (
        <Button variant="contained" onClick={retry}>
          {t('app.server_error.action')}
        </Button>
      ) : null}
      {retry && cause === 'server' ? null : (
        <Button
          variant={retry ? 'outlined' : 'contained'}
          onClick={() => {
            window.location.reload();
          }}
        >
          {t('app.server_error.reload')}
        </Button>
      )}
    </StatusPage>
  );
};
