import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KipiHead } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { touch } from './layout.ts';

/** Report of a KIPI: time, receiver, reporter and number. */
export const ReportFacts = ({ laporan }: Pick<KipiHead, 'laporan'>) => {
  const say = useWords();
  if (!laporan) return null;
  const { tujuan, pada, pelapor, nomor } = laporan;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {say('resources.dosis.report.fact', {
        when: formatDateTime(pada),
        to: say(`resources.dosis.report.to.${tujuan}`),
        who: pelapor,
      })}
      {nomor === null ? null : `, ${say('resources.dosis.report.number', { number: nomor })}`}
    </Box>
  );
};

export type ReportAct = 'report' | 'unreport';

interface ReportActsProps extends Pick<KipiHead, 'laporan'> {
  onAct: (act: ReportAct) => void;
}

/** Buttons to record, correct or withdraw the report of a KIPI. */
export const ReportActs = ({ laporan, onAct }: ReportActsProps) => {
  const say = useWords();
  return (
    <>
      <Button variant="outlined" onClick={() => onAct('report')} sx={touch}>
        {say(`resources.dosis.report.${laporan ? 'mend' : 'label'}`)}
      </Button>
      {laporan ? (
        <Button variant="outlined" onClick={() => onAct('unreport')} sx={touch}>
          {say('resources.dosis.report.take_back')}
        </Button>
      ) : null}
    </>
  );
};
