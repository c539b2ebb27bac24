import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dashboardCalls, spans, type Progress, type Span } from '#contract/dashboard/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Panel } from '../Panel.tsx';
import { useAsked } from '../useAsked.ts';
import { BarTable } from './BarTable.tsx';
import { DoseBars } from './DoseBars.tsx';
import { doses, largestOf, sumOf } from './doses.ts';

const Spans = ({ span, onChange }: { span: Span; onChange: (span: Span) => void }) => {
  const say = useWords();
  return (
    <ToggleButtonGroup
      className="no-print"
      exclusive
      size="small"
      aria-label={say('resources.dashboard.progress.range')}
      value={span}
      onChange={(_, chosen: Span | null) => {
        if (chosen) onChange(chosen);
      }}
    >
      {spans.map(one => (
        <ToggleButton key={one} value={one}>
          {say(`resources.dashboard.progress.span.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** Table of the chart values, limited to periods with doses. */
const DoseTable = ({ data, satuan }: Progress) => {
  const say = useWords();
  return (
    <BarTable
      caption={say('resources.dashboard.progress.caption', {
        period: say(`resources.dashboard.progress.period.${satuan}`),
      })}
      heads={(['start', ...doses, 'total'] as const).map(head =>
        say(`resources.dashboard.progress.${head}`),
      )}
      rows={data
        .filter(one => sumOf(one) > 0)
        .map(one => ({
          key: one.mulai,
          name: formatDate(one.mulai),
          numbers: [...doses.map(dose => one[dose]), sumOf(one)].map(formatNumber),
        }))}
    />
  );
};

/** Doses over time, as a bar chart or a table. */
export const ProgressChart = () => {
  const say = useWords();
  const [span, setSpan] = useState<Span>('30');
  const [isTable, setTable] = useState(false);
  const asked = useAsked(`progress ${span}`, (call, signal) =>
    call(dashboardCalls.progress, { query: { rentang: span } }, { signal }),
  );
  return (
    <Panel
      title={say('resources.dashboard.progress.title')}
      asked={asked}
      height={240}
      action={<Spans span={span} onChange={setSpan} />}
    >
      {progress =>
        largestOf(progress.data) === undefined ? (
          <Typography color="textSecondary">{say('resources.dashboard.progress.empty')}</Typography>
        ) : (
          <>
            {isTable ? (
              <Box sx={{ maxHeight: 260, overflowY: 'auto' }} tabIndex={0}>
                <DoseTable {...progress} />
              </Box>
            ) : (
              <DoseBars {...progress} />
            )}
            <Button
              className="no-print"
              size="small"
              variant="text"
              sx={{ mt: 1, ml: -1 }}
              onClick={() => setTable(!isTable)}
            >
              {say(`resources.dashboard.progress.${isTable ? 'asChart' : 'asTable'}`)}
            </Button>
          </>
        )
      }
    </Panel>
  );
};
