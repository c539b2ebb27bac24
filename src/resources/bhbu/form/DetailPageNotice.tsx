import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';

/** Notice above the company form that links to the detail page. */
export const DetailPageNotice = () => {
  const t = useMessages();
  const { record } = useResourceForm();
  if (!record) return null;
  return (
    <Alert severity="info" sx={{ mb: 3, maxWidth: 640 }}>
      {t('resources.bhbu.page.detail_hint')}{' '}
      <Link component={RouterLink} color="inherit" to={`/dashboard/bhbu/detail/${record.id}`}>
        {t('resources.bhbu.page.open_detail')}
      </Link>
    </Alert>
  );
};
