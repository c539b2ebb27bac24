import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { seriousKipiDeadlineHours, type KipiListItem } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { VisitDetailDialog } from '../visit/VisitDetailDialog.tsx';
import { separatedToggles, touchTarget } from '../styles.ts';
import { PrevNextPager } from '../PrevNextPager.tsx';
import { KipiList, type KipiListAction } from './KipiList.tsx';
import { KipiReportDialog, WithdrawReportDialog } from './KipiReportDialog.tsx';
import { kipiViewNames, useKipiList, type KipiView } from './useKipiList.ts';

/** KIPI page: events that still have to be reported, and reported ones. */
export const KipiScreen = () => {
  const t = useMessages();
  const { view, page, data, error, setView, setPage } = useKipiList();
  const [openAction, setOpenAction] = useState<{ action: KipiListAction; event: KipiListItem }>();
  return (
    <>
      <PageHeader
        title={t('resources.vaksinasi.page.kipi')}
        description={t('resources.vaksinasi.kipiList.lead', {
          smart_count: seriousKipiDeadlineHours,
        })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('resources.vaksinasi.kipiList.view.label')}
        value={view}
        onChange={(_, next: KipiView | null) => {
          if (next !== null) setView(next);
        }}
        sx={viewToggleStyle}
      >
        {kipiViewNames.map(one => (
          <ToggleButton key={one} value={one}>
            {t(`resources.vaksinasi.kipiList.view.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!data && !error ? <Skeleton variant="rounded" height={160} /> : null}
      {data?.totalRecords === 0 ? (
        <Typography color="textSecondary">
          {t(`resources.vaksinasi.kipiList.none.${view}`)}
        </Typography>
      ) : null}
      {data && data.totalRecords > 0 ? (
        <>
          {data.data.length > 0 ? (
            <KipiList
              events={data.data}
              onAction={(action, event) => setOpenAction({ action, event })}
            />
          ) : (
            // The last item of this page was just reported, so the page is empty.
            <Button sx={touchTarget} onClick={() => setPage(data.totalPages)}>
              {t('resources.vaksinasi.list.back')}
            </Button>
          )}
          {data.totalPages > 1 ? (
            <PrevNextPager page={page} totalPages={data.totalPages} onPageChange={setPage} />
          ) : null}
        </>
      ) : null}
      {openAction ? <OpenDialog {...openAction} onClose={() => setOpenAction(undefined)} /> : null}
    </>
  );
};

interface OpenDialogProps {
  action: KipiListAction;
  event: KipiListItem;
  onClose: () => void;
}

const OpenDialog = ({ action, event, onClose }: OpenDialogProps) => {
  const { nama: name, idDosis: id, dosisKe, vaccinationType } = event;
  if (action === 'detail')
    return (
      <VisitDetailDialog dose={{ id, dosisKe, vaccinationType }} name={name} onClose={onClose} />
    );
  const Dialog = action === 'report' ? KipiReportDialog : WithdrawReportDialog;
  return <Dialog event={event} name={name} onClose={onClose} />;
};

const viewToggleStyle = {
  ...separatedToggles,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  maxWidth: 720,
  mb: 2,
};
