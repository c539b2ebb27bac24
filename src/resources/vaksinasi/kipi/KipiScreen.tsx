import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  seriousKipiDeadlineHours,
  type KipiListItem,
  vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../doseName.ts';
import { PrevNextPager } from '../PrevNextPager.tsx';
import { separatedToggles, touchTarget } from '../styles.ts';
import { VisitDetailDialog } from '../visit/VisitDetailDialog.tsx';
import { KipiGroupChip } from './KipiGroupChip.tsx';
import { kipiReportDates, KipiReportChip } from './KipiReportChip.tsx';
import { KipiReportDialog, WithdrawReportDialog } from './KipiReportDialog.tsx';
import { KipiReportActions, KipiReportFacts, type KipiReportAction } from './KipiReportFacts.tsx';
import { kipiPath } from './paths.ts';

/** List views; unreported serious KIPI come first because their deadline is the shortest. */
const views = {
  serius: { serius: 'true', dilaporkan: 'false' },
  bulanan: { serius: 'false', dilaporkan: 'false' },
  dilaporkan: { dilaporkan: 'true' },
} as const;
type View = keyof typeof views;

const viewNames = Object.keys(views) as View[];

type ListAction = KipiReportAction | 'detail';

/** KIPI page: events that still have to be reported, and reported ones. */
export const KipiScreen = () => {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const view = viewNames.find(one => one === search.get('tampil')) ?? 'serius';
  const requestedPage = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const { data, error, refetch } = useCall('vaksinasi', vaksinasiCalls.listKipi, {
    query: { ...views[view], pageNumber: page },
  });
  const { totalRecords: total = 0, totalPages = 0 } = data ?? {};
  const setView = (next: View) => setSearch(next === 'serius' ? {} : { tampil: next });
  const setPage = (to: number) =>
    setSearch({ ...(view === 'serius' ? {} : { tampil: view }), page: String(to) });
  const [openAction, setOpenAction] = useState<{ action: ListAction; event: KipiListItem }>();
  return (
    <>
      <PageHeader
        title={t('resources.vaksinasi.page.kipi')}
        description={t('resources.vaksinasi.kipiList.lead', {
          smart_count: seriousKipiDeadlineHours,
        })}
        extraButtons={total > 0 ? <ExportButton view={view} /> : undefined}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('resources.vaksinasi.kipiList.view.label')}
        value={view}
        onChange={(_, next: View | null) => {
          if (next !== null) setView(next);
        }}
        sx={viewToggleStyle}
      >
        {viewNames.map(one => (
          <ToggleButton key={one} value={one}>
            {t(`resources.vaksinasi.kipiList.view.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        label={t('resources.vaksinasi.kipiList.list')}
        // Without rows on a page of several, its last one was just reported.
        empty={t(`resources.vaksinasi.kipiList.none.${view}`)}
        total={total}
        footer={
          <>
            {total > 0 && data?.data.length === 0 ? (
              <Button sx={touchTarget} onClick={() => setPage(totalPages)}>
                {t('resources.vaksinasi.list.back')}
              </Button>
            ) : null}
            {totalPages > 1 ? (
              <PrevNextPager page={page} totalPages={totalPages} onPageChange={setPage} />
            ) : null}
          </>
        }
      >
        {event => <KipiRow event={event} onAction={action => setOpenAction({ action, event })} />}
      </RelatedList>
      {openAction ? <OpenDialog {...openAction} onClose={() => setOpenAction(undefined)} /> : null}
    </>
  );
};

/** Downloads the shown events, with what their forms say, as a workbook. */
const ExportButton = ({ view }: { view: View }) => {
  const t = useMessages();
  const { call } = useApi();
  const download = useServerDownload();
  const start = () =>
    download.start(async () => {
      const { tiket } = await call(vaksinasiCalls.exportKipiTicket, {
        body: { kueri: views[view] },
      });
      return `${vaksinasiCalls.exportKipi.path}?tiket=${encodeURIComponent(tiket)}`;
    });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={download.isStarting}
        loadingPosition="start"
        onClick={() => void start()}
      >
        {t('resources.kipi.action.export')}
      </Button>
      <DownloadDialogs download={download} />
    </>
  );
};

interface OpenDialogProps {
  action: ListAction;
  event: KipiListItem;
  onClose: () => void;
}

const OpenDialog = ({ action, event, onClose }: OpenDialogProps) => {
  const { nama: name, idDosis: id, dosisKe, vaccinationType, zona } = event;
  if (action === 'detail')
    return (
      <VisitDetailDialog
        dose={{ id, dosisKe, vaccinationType, zona }}
        name={name}
        onClose={onClose}
      />
    );
  const Dialog = action === 'report' ? KipiReportDialog : WithdrawReportDialog;
  return <Dialog event={event} name={name} onClose={onClose} />;
};

/** A KIPI with its dose, report status and actions. */
const KipiRow = ({
  event,
  onAction,
}: {
  event: KipiListItem;
  onAction: (action: ListAction) => void;
}) => {
  const t = useMessages();
  const can = usePermission();
  const { nama: name, tanggal, namaFaskes, createdAt, createdBy } = event;
  return (
    <ListRow end={null}>
      <Box sx={rowStyle}>
        <MuiLink
          component={Link}
          to={kipiPath(event.id)}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
        <StateChip
          meaning={event.serius ? 'bad' : 'attention'}
          label={t(`resources.vaksinasi.kipiList.${event.serius ? 'serious' : 'other'}`)}
        />
        <KipiReportChip {...kipiReportDates(event)} />
        <KipiGroupChip day={tanggal} group={event.kelompok} />
      </Box>
      <Detail>
        {[
          t('resources.vaksinasi.kipiList.dose', {
            dose: doseName(t, event),
            day: formatDate(tanggal),
          }),
          namaFaskes,
          t('resources.vaksinasi.detail.started', {
            when: formatDateTime(event.mulai, event.zona),
          }),
          t('resources.vaksinasi.kipiList.recorded', {
            when: formatDateTime(createdAt, event.zona),
            who: createdBy ?? t('common.unknown'),
          }),
        ].join(' · ')}
      </Detail>
      <KipiReportFacts laporan={event.laporan} zona={event.zona} />
      <Box
        role="group"
        aria-label={t('resources.vaksinasi.kipiList.actions', { name })}
        sx={{ ...rowStyle, mt: 1 }}
      >
        {can('vaksinasi.record') ? (
          <KipiReportActions laporan={event.laporan} onAction={onAction} />
        ) : null}
        <Button variant="outlined" onClick={() => onAction('detail')} sx={touchTarget}>
          {t('resources.vaksinasi.detail.label')}
        </Button>
      </Box>
    </ListRow>
  );
};

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const viewToggleStyle = {
  ...separatedToggles,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  maxWidth: 720,
  mb: 2,
};
