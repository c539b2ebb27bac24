import Button from '@mui/material/Button';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StatusPage } from './StatusPage.tsx';
import { ServerErrorIllustration } from './illustrations.tsx';

/** 500 page, in place of a page that crashed. */
export const ServerErrorPage = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages();
  return (
    <StatusPage
      illustration={<ServerErrorIllustration />}
      title={t('app.server_error.title')}
      paragraphs={[t('app.server_error.crash')]}
    >
      <Button variant="contained" onClick={onRetry}>
        {t('app.server_error.action')}
      </Button>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {t('app.server_error.reload')}
      </Button>
    </StatusPage>
  );
};
