import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useWeek } from './useDay.ts';

interface CapacityHintProps {
  idFaskes: number;
  /** The daily capacity in the data of the facility. */
  kapasitasHarian: number | null;
}

/** Says when the schedule and the data of the facility name different daily capacities. */
export const CapacityHint = ({ idFaskes, kapasitasHarian }: CapacityHintProps) => {
  const t = useMessages();
  const can = usePermission();
  const open = useWeek().flatMap(({ aktif, kapasitas }) =>
    aktif && kapasitas !== null ? [kapasitas] : [],
  );
  if (!kapasitasHarian || open.length === 0) return null;
  const most = Math.max(...open);
  if (most === kapasitasHarian) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 2, maxWidth: 720 }}
      action={
        can('faskes.update') ? (
          <Button
            color="inherit"
            size="small"
            component={Link}
            to={recordPath('faskesForm', idFaskes)}
          >
            {t('resources.jadwal.capacity.open')}
          </Button>
        ) : null
      }
    >
      {t('resources.jadwal.capacity.differs', {
        stated: formatNumber(kapasitasHarian),
        most: formatNumber(most),
      })}
    </Alert>
  );
};
