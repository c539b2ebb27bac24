import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { vaksinasiCalls, type KipiPage as Page } from '#contract/domains/vaksinasi/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { kipiPrintPath } from '#src/kit/documents/printPaths.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, withZone } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Card } from '#src/kit/page/ListBox.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../doseName.ts';
import { touchTarget } from '../styles.ts';
import { KipiClocks } from './KipiClocks.tsx';
import { KipiDialog } from './KipiDialog.tsx';
import { KipiFacts, KipiFollowUpFacts } from './KipiFacts.tsx';
import { KipiFollowUpDialog } from './KipiFollowUpDialog.tsx';
import { KipiGaps } from './KipiGaps.tsx';
import { KipiGroupSection } from './KipiGroupSection.tsx';
import { KipiReportChip, kipiReportDates } from './KipiReportChip.tsx';
import { KipiReportDialog, WithdrawReportDialog } from './KipiReportDialog.tsx';
import { KipiReportActions, KipiReportFacts, type KipiReportAction } from './KipiReportFacts.tsx';

type PageAction = KipiReportAction | 'edit' | 'followUp';

/** The page of one KIPI. Each read adds an audit entry, so it is read again only after a change. */
export const KipiPage = () => {
  const id = Number(useParams()['id']);
  const query = useCall(
    'kipiPage',
    vaksinasiCalls.kipiPage,
    { params: { id } },
    { isSnapshot: true },
  );
  return <Loaded {...query}>{page => <KipiContent page={page} />}</Loaded>;
};

const KipiContent = ({ page }: { page: Page }) => {
  const t = useMessages();
  const can = usePermission();
  const [openAction, setOpenAction] = useState<PageAction>();
  const { kipi: event, dosis, peserta, kontak } = page;
  const canRecord = can('vaksinasi.record');
  return (
    <>
      <PageHeader
        title={peserta.nama}
        breadcrumb={peserta.nama}
        description={t('resources.vaksinasi.detail.audited')}
        extraButtons={
          <Button
            variant="outlined"
            startIcon={<PrintIcon />}
            component={Link}
            to={kipiPrintPath(event.id)}
            sx={touchTarget}
          >
            {t('resources.kipi.action.print')}
          </Button>
        }
        action={
          canRecord ? (
            <Button variant="contained" onClick={() => setOpenAction('edit')} sx={touchTarget}>
              {t('resources.kipi.action.edit')}
            </Button>
          ) : undefined
        }
      >
        <Box sx={{ ...rowStyle, mt: 1 }}>
          <StateChip
            meaning={event.serius ? 'bad' : 'attention'}
            label={`KIPI: ${t(`resources.vaksinasi.kind.${event.jenis}`)}`}
          />
          {event.meresahkan ? (
            <StateChip meaning="bad" label={t('resources.kipi.fields.meresahkan')} />
          ) : null}
          <KipiReportChip {...kipiReportDates(event)} />
        </Box>
        <Box sx={{ mt: 1 }}>
          <MuiLink component={Link} to={recordPath('peserta', peserta.id, 'own')}>
            {t('resources.kipi.dose', {
              dose: doseName(t, dosis),
              vaccine: dosis.vaksin ?? '–',
              batch: dosis.batch ?? '–',
              day: formatDate(dosis.tanggal),
              time: withZone(dosis.jam, dosis.zona),
              place: dosis.namaFaskes,
            })}
          </MuiLink>
          <Box sx={{ color: 'text.secondary' }}>
            {`${t('resources.kipi.contact')}: ${[kontak.nama, kontak.hp].filter(Boolean).join(' · ') || t('resources.kipi.noContact')}`}
          </Box>
        </Box>
      </PageHeader>
      <Box sx={sectionsStyle}>
        <RecordSection title={t('resources.kipi.section.group')}>
          <KipiGroupSection id={event.id} />
        </RecordSection>
        <RecordSection title={t('resources.kipi.section.gaps')}>
          <KipiGaps page={page} />
        </RecordSection>
        <RecordSection title={t('resources.kipi.section.clocks')}>
          <KipiClocks event={event} />
          <Box sx={{ mt: 1 }}>
            <KipiReportFacts laporan={event.laporan} zona={event.zona} />
          </Box>
          {canRecord ? (
            <Box sx={{ ...rowStyle, mt: 1 }}>
              <KipiReportActions laporan={event.laporan} onAction={setOpenAction} />
            </Box>
          ) : null}
        </RecordSection>
        <RecordSection title={t('resources.kipi.section.form')}>
          <Card>
            <KipiFacts event={event} />
          </Card>
        </RecordSection>
        <RecordSection
          title={t('resources.kipi.section.followUp')}
          aside={
            canRecord ? (
              <Button variant="outlined" onClick={() => setOpenAction('followUp')} sx={touchTarget}>
                {t('resources.kipi.action.followUp')}
              </Button>
            ) : undefined
          }
        >
          <KipiFollowUpFacts event={event} />
        </RecordSection>
      </Box>
      {openAction ? (
        <OpenDialog action={openAction} page={page} onClose={() => setOpenAction(undefined)} />
      ) : null}
    </>
  );
};

interface OpenDialogProps {
  action: PageAction;
  page: Page;
  onClose: () => void;
}

const OpenDialog = ({
  action,
  page: { kipi: event, dosis, peserta },
  onClose,
}: OpenDialogProps) => {
  const props = { event, name: peserta.nama, onClose };
  switch (action) {
    case 'edit':
      return <KipiDialog dose={dosis} {...props} />;
    case 'followUp':
      return <KipiFollowUpDialog {...props} />;
    case 'report':
      return <KipiReportDialog {...props} />;
    case 'unreport':
      return <WithdrawReportDialog {...props} />;
  }
};

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const sectionsStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 960,
};
