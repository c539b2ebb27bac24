import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useHistory } from './historyContext.ts';
import { useHolds } from './useHolds.ts';

/** Says why the data of a participant are not erased: the legal holds that cover them. */
export const HoldNotices = () => {
  const t = useMessages();
  const { peserta } = useHistory().history;
  return useHolds(peserta).map(({ id, idPeserta, namaSasaran, createdAt, createdBy }) => (
    <Alert
      key={id}
      severity="info"
      role="note"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" component={Link} to={recordPath('penahanan', id)}>
          {t('resources.riwayat.head.held_link')}
        </Button>
      }
    >
      {t(`resources.riwayat.head.held_${idPeserta === null ? 'company' : 'text'}`, {
        name: namaSasaran,
        when: formatDateTime(createdAt),
        who: createdBy ?? t('common.unknown'),
      })}
    </Alert>
  ));
};
