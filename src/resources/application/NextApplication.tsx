import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { applicationCalls, type Application } from '#contract/domains/application/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** After a decision: the application that waits longest, or that none waits. */
export const NextApplication = ({ record }: { record: Application }) => {
  const t = useMessages();
  const isDecided = record.status !== bhbuStates.initial && record.nomorTiket !== null;
  const { data } = useCall(
    'application',
    applicationCalls.list,
    { query: { status: bhbuStates.initial, pageSize: 1 } },
    { enabled: isDecided },
  );
  if (!isDecided || !data) return null;
  const [next] = data.data;
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ mb: 3 }}
      action={
        next ? (
          <Button
            size="small"
            color="inherit"
            component={Link}
            to={recordPath('application', next.id)}
          >
            {t('resources.application.next.open')}
          </Button>
        ) : undefined
      }
    >
      {next
        ? t('resources.application.next.waiting', {
            name: next.namaBHBU,
            smart_count: data.totalRecords,
          })
        : t('resources.application.next.none')}
    </Alert>
  );
};
