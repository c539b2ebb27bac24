import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { StatusPage } from './StatusPage.tsx';
import { LockIllustration } from './illustrations.tsx';

/** 'Akses ditolak' page (403); the session stays valid. */
export const AccessDeniedPage = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <StatusPage
      illustration={<LockIllustration />}
      title={t('app.denied.title')}
      paragraphs={[
        t('app.denied.text', { role: t(`resources.role.base.${role}`) }),
        t('app.denied.contact'),
      ]}
    >
      <Button variant="contained" component={Link} to="/dashboard">
        {t('app.denied.action')}
      </Button>
    </StatusPage>
  );
};
