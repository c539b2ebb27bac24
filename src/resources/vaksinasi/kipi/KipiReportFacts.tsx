import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KipiSummary } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { touchTarget } from '../styles.ts';

/** Report of a KIPI: time, receiver, reporter and number. */
export const KipiReportFacts = ({ laporan, zona }: Pick<KipiSummary, 'laporan' | 'zona'>) => {
  const t = useMessages();
  if (!laporan) return null;
  const { tujuan, pada, pelapor, nomor } = laporan;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {t('resources.vaksinasi.report.summary', {
        when: formatDateTime(pada, zona),
        to: t(`resources.vaksinasi.report.to.${tujuan}`),
        who: pelapor,
      })}
      {nomor === null ? null : `, ${t('resources.vaksinasi.report.number', { number: nomor })}`}
    </Box>
  );
};

export type KipiReportAction = 'report' | 'unreport';

interface KipiReportActionsProps extends Pick<KipiSummary, 'laporan'> {
  onAction: (action: KipiReportAction) => void;
}

/** Buttons to record, correct or withdraw the report of a KIPI. */
export const KipiReportActions = ({ laporan, onAction }: KipiReportActionsProps) => {
  const t = useMessages();
  return (
    <>
      <Button variant="outlined" onClick={() => onAction('report')} sx={touchTarget}>
        {t(`resources.vaksinasi.report.${laporan ? 'correct' : 'label'}`)}
      </Button>
      {laporan ? (
        <Button variant="outlined" onClick={() => onAction('unreport')} sx={touchTarget}>
          {t('resources.vaksinasi.report.withdraw')}
        </Button>
      ) : null}
    </>
  );
};
