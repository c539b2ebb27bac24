import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StatusPage } from './StatusPage.tsx';
import { NotFoundIllustration } from './illustrations.tsx';

/** 404 page, also for deleted records. */
export const NotFoundPage = () => {
  const t = useMessages();
  return (
    <StatusPage
      illustration={<NotFoundIllustration />}
      title={t('app.not_found.title')}
      paragraphs={[t('app.not_found.text')]}
    >
      <Button variant="contained" component={Link} to="/dashboard">
        {t('app.not_found.action')}
      </Button>
    </StatusPage>
  );
};
