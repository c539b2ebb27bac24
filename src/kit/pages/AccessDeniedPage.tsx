import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Permission } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { rightMissingFor } from '#src/providers/auth/permissionScope.ts';
import { WhoMay } from '../company/WhoMay.tsx';
import { StatusPage } from './StatusPage.tsx';
import { LockIllustration } from './illustrations.tsx';

/**
 * 'Akses ditolak' page (403); the session stays valid.
 * @param access the permission that was missing: a company's account reads who of its colleagues has it
 */
export const AccessDeniedPage = ({ access }: { access?: Permission }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const right = access && rightMissingFor(role, access);
  return (
    <StatusPage
      illustration={<LockIllustration />}
      title={t('app.denied.title')}
      paragraphs={
        right
          ? [t('app.denied.right', { right: t(`common.companyRight.${right}`) })]
          : [
              t('app.denied.text', { role: t(`resources.role.base.${role}`) }),
              t('app.denied.contact'),
            ]
      }
    >
      {access ? <WhoMay permission={access} /> : null}
      <Button variant="contained" component={Link} to="/dashboard">
        {t('app.denied.action')}
      </Button>
    </StatusPage>
  );
};
