import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Says how many legal holds are in force, with a link to them. */
export const HoldsNote = ({ count }: { count: number }) => {
  const t = useMessages();
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/admin/penahanan" size="small" color="inherit">
          {t('resources.retensi.holds.link')}
        </Button>
      }
    >
      {count === 0
        ? t('resources.retensi.holds.none')
        : t('resources.retensi.holds.some', { smart_count: count })}
    </Alert>
  );
};
