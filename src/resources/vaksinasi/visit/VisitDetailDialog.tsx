import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  vaksinasiCalls,
  screeningByVersion,
  type Dose,
  type Kipi,
  type DoseDetail,
} from '#contract/domains/vaksinasi/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../doseName.ts';
import { KipiDialog } from '../kipi/KipiDialog.tsx';
import { KipiFacts } from '../kipi/KipiFacts.tsx';
import { kipiReportDates, KipiReportChip } from '../kipi/KipiReportChip.tsx';
import { KipiReportDialog, WithdrawReportDialog } from '../kipi/KipiReportDialog.tsx';
import {
  KipiReportActions,
  KipiReportFacts,
  type KipiReportAction,
} from '../kipi/KipiReportFacts.tsx';
import { touchDialog, touchTarget } from '../styles.ts';
import { Corrections } from './Corrections.tsx';

interface VisitDetailDialogProps {
  dose: Pick<Dose, 'id' | 'dosisKe' | 'vaccinationType' | 'zona'>;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

type KipiAction = KipiReportAction | 'edit';

/** Health data of a visit: screening answers and KIPI. The server audits every read. */
export const VisitDetailDialog = ({ dose, name, onClose }: VisitDetailDialogProps) => {
  const t = useMessages();
  const [openAction, setOpenAction] = useState<{ action: KipiAction; event: Kipi }>();
  // Below no resource, because each read adds an audit entry; a snapshot leaves the cache with the dialog.
  const { data, error } = useCall(
    'visitDetail',
    vaksinasiCalls.detail,
    { params: { id: dose.id } },
    { isSnapshot: true },
  );
  if (openAction) {
    const { action, event } = openAction;
    const props = { dose, name, event, onClose };
    if (action === 'edit') return <KipiDialog {...props} />;
    return action === 'report' ? (
      <KipiReportDialog {...props} />
    ) : (
      <WithdrawReportDialog {...props} />
    );
  }
  return (
    <DialogFrame
      title={t('resources.vaksinasi.detail.title', { name, dose: doseName(t, dose) })}
      description={t('resources.vaksinasi.detail.audited')}
      sx={touchDialog}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.action.back')}
        </Button>
      }
    >
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data ? (
        <>
          <ScreeningAnswers detail={data} />
          <Corrections corrections={data.perbaikan} zone={data.dosis.zona} />
          {data.kipi.length === 0 ? (
            <Typography sx={{ mt: 2 }}>{t('resources.vaksinasi.detail.no_kipi')}</Typography>
          ) : (
            data.kipi.map(event => (
              <KipiItem
                key={event.id}
                event={event}
                onAction={action => setOpenAction({ action, event })}
              />
            ))
          )}
        </>
      ) : error ? null : (
        <Skeleton variant="rounded" height={160} />
      )}
    </DialogFrame>
  );
};

const ScreeningAnswers = ({ detail: { skrining, catatan } }: { detail: DoseDetail }) => {
  const t = useMessages();
  const questions = skrining ? screeningByVersion(skrining.versi).questions : [];
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {skrining
          ? t('resources.vaksinasi.detail.screening', { version: skrining.versi })
          : t('resources.vaksinasi.detail.no_screening')}
      </Typography>
      <Box component="dl" sx={definitionListStyle}>
        {questions.map(({ id, text }) => {
          const answer = skrining?.jawaban[id];
          return answer === undefined ? null : (
            <Box key={id}>
              <dt>{renderMessage(text)}</dt>
              <dd>{t(`resources.vaksinasi.screening.${answer ? 'yes' : 'no'}`)}</dd>
            </Box>
          );
        })}
        {skrining?.sistolik ? (
          <Box>
            <dt>{t('resources.vaksinasi.detail.pressure')}</dt>
            <dd>{`${skrining.sistolik}/${skrining.diastolik ?? '–'}`}</dd>
          </Box>
        ) : null}
        {catatan === null ? null : (
          <Box>
            <dt>{t('resources.vaksinasi.detail.note')}</dt>
            <dd>{catatan}</dd>
          </Box>
        )}
      </Box>
    </>
  );
};

const KipiItem = ({ event, onAction }: { event: Kipi; onAction: (action: KipiAction) => void }) => {
  const t = useMessages();
  const can = usePermission();
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={rowStyle}>
        <StateChip
          meaning={event.serius ? 'bad' : 'attention'}
          label={`KIPI: ${t(`resources.vaksinasi.kind.${event.jenis}`)}`}
        />
        <KipiReportChip {...kipiReportDates(event)} />
      </Box>
      <KipiFacts event={event} />
      <KipiReportFacts laporan={event.laporan} zona={event.zona} />
      {can('vaksinasi.record') ? (
        <Box sx={{ ...rowStyle, mt: 1 }}>
          <KipiReportActions laporan={event.laporan} onAction={onAction} />
          <Button variant="outlined" onClick={() => onAction('edit')} sx={touchTarget}>
            {t('resources.vaksinasi.kipi.edit')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
};

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const definitionListStyle = {
  m: 0,
  '& > div': { display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5 },
  '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
};
