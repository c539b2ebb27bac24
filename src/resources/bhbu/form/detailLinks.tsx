import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ContactLinks } from '#src/kit/fields/ContactLinks.tsx';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Notice above the company form that links to the detail page, and says who changes verified data. */
export const DetailPageNotice = () => {
  const t = useMessages();
  const { record } = useResourceForm();
  const isOwn = permissionScope(useRequiredSession().role, 'bhbu.update') === 'own';
  if (!record) return null;
  const { kontakAccountManager: manager } = record as AnyRecord &
    Pick<Bhbu, 'kontakAccountManager'>;
  return (
    <Alert severity="info" sx={{ mb: 3, maxWidth: 640 }}>
      {t('resources.bhbu.page.detail_hint')}{' '}
      <Link component={RouterLink} color="inherit" to={recordPath('bhbu', record.id)}>
        {t('resources.bhbu.page.open_detail')}
      </Link>
      {isOwn && manager ? (
        <Box sx={{ mt: 1 }}>
          {t('resources.bhbu.manager.yours')}
          <ContactLinks name={manager.nama} phone={manager.noHP} email={manager.email} />
        </Box>
      ) : null}
    </Alert>
  );
};

/** Redirects from a new company to its detail page, where documents and facilities are added. */
export const RedirectToBhbuDetail = ({ saved }: { saved: AnyRecord; onClose: () => void }) => (
  <Navigate to={recordPath('bhbu', saved.id)} replace />
);
