import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { seriousKipiHours, type KipiListed } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { EventList, type ListedAct } from './EventList.tsx';
import { apart, touch } from './layout.ts';
import { Pages } from './Pages.tsx';
import { ReportDialog, UnreportDialog } from './ReportDialog.tsx';
import { eventViewNames, useEvents, type EventView } from './useEvents.ts';

/** KIPI page: events that still have to be reported, and reported ones. */
export const KipiScreen = () => {
  const say = useWords();
  const { view, page, data, error, show, turn } = useEvents();
  const [asked, setAsked] = useState<{ act: ListedAct; event: KipiListed }>();
  return (
    <>
      <PageHead
        title={say('resources.dosis.page.kipi')}
        description={say('resources.dosis.events.lead', { smart_count: seriousKipiHours })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={say('resources.dosis.events.view.label')}
        value={view}
        onChange={(_, next: EventView | null) => {
          if (next !== null) show(next);
        }}
        sx={views}
      >
        {eventViewNames.map(one => (
          <ToggleButton key={one} value={one}>
            {say(`resources.dosis.events.view.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!data && !error ? <Skeleton variant="rounded" height={160} /> : null}
      {data?.totalRecords === 0 ? (
        <Typography color="textSecondary">{say(`resources.dosis.events.none.${view}`)}</Typography>
      ) : null}
      {data && data.totalRecords > 0 ? (
        <>
          {data.data.length > 0 ? (
            <EventList events={data.data} onAct={(act, event) => setAsked({ act, event })} />
          ) : (
            // The last item of this page was just reported, so the page is empty.
            <Button sx={touch} onClick={() => turn(data.totalPages)}>
              {say('resources.dosis.list.back')}
            </Button>
          )}
          {data.totalPages > 1 ? <Pages page={page} pages={data.totalPages} onTurn={turn} /> : null}
        </>
      ) : null}
      {asked ? <Asked {...asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
};

interface AskedProps {
  act: ListedAct;
  event: KipiListed;
  onClose: () => void;
}

const Asked = ({ act, event, onClose }: AskedProps) => {
  const { nama: name, idDosis: id, dosisKe } = event;
  if (act === 'detail')
    return <DetailDialog dose={{ id, dosisKe }} name={name} onClose={onClose} />;
  const Dialog = act === 'report' ? ReportDialog : UnreportDialog;
  return <Dialog event={event} name={name} onClose={onClose} />;
};

const views = {
  ...apart,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  maxWidth: 720,
  mb: 2,
};
