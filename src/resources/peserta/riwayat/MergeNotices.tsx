import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useHistory } from './historyContext.ts';

/** The merges of the participant, each with a link to the pair, where it can be undone. */
export const MergeNotices = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { history } = useHistory();
  return history.gabungan.map(({ idPasangan, keSini, namaLain, pada, oleh }) => (
    <Alert
      key={idPasangan}
      severity="info"
      role="note"
      sx={{ mb: 3 }}
      action={
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={recordPathFor(role, 'duplicate', idPasangan)}
        >
          {t('resources.riwayat.merged.open')}
        </Button>
      }
    >
      {t(keSini ? 'resources.riwayat.merged.here' : 'resources.riwayat.merged.away', {
        name: namaLain,
        by: t('common.by_at', { who: oleh ?? '–', when: formatDateTime(pada) }),
      })}
    </Alert>
  ));
};
