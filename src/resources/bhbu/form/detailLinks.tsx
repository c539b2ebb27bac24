import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

/** Notice above the company form that links to the detail page. */
export const DetailPageNotice = () => {
  const t = useMessages();
  const { record } = useResourceForm();
  if (!record) return null;
  return (
    <Alert severity="info" sx={{ mb: 3, maxWidth: 640 }}>
      {t('resources.bhbu.page.detail_hint')}{' '}
      <Link component={RouterLink} color="inherit" to={recordPath('bhbu', record.id)}>
        {t('resources.bhbu.page.open_detail')}
      </Link>
    </Alert>
  );
};

/** Redirects from a new company to its detail page, where documents and facilities are added. */
export const RedirectToBhbuDetail = ({ saved }: { saved: AnyRecord; onClose: () => void }) => (
  <Navigate to={recordPath('bhbu', saved.id)} replace />
);
