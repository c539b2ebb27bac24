import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  dashboardCalls,
  timeRanges,
  type DoseProgress,
  type TimeRange,
} from '#contract/domains/dashboard/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { BarTable } from './BarTable.tsx';
import { DoseBarChart } from './DoseBarChart.tsx';
import { doseKinds, busiestPeriod, periodTotal } from './doses.ts';

const SpanToggle = ({
  span,
  onChange,
}: {
  span: TimeRange;
  onChange: (span: TimeRange) => void;
}) => {
  const t = useMessages();
  return (
    <ToggleButtonGroup
      className="no-print"
      exclusive
      size="small"
      aria-label={t('resources.dashboard.progress.range')}
      value={span}
      onChange={(_, selectedSpan: TimeRange | null) => {
        if (selectedSpan) onChange(selectedSpan);
      }}
    >
      {timeRanges.map(one => (
        <ToggleButton key={one} value={one}>
          {t(`resources.dashboard.progress.span.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** Table of the chart values, limited to periods with doses. */
const DoseTable = ({ data, satuan }: DoseProgress) => {
  const t = useMessages();
  return (
    <BarTable
      caption={t('resources.dashboard.progress.caption', {
        period: t(`resources.dashboard.progress.period.${satuan}`),
      })}
      headers={(['start', ...doseKinds, 'total'] as const).map(head =>
        t(`resources.dashboard.progress.${head}`),
      )}
      rows={data
        .filter(one => periodTotal(one) > 0)
        .map(one => ({
          key: one.mulai,
          name: formatDate(one.mulai),
          numbers: [...doseKinds.map(dose => one[dose]), periodTotal(one)].map(formatNumber),
        }))}
    />
  );
};

/** Doses over time, as a bar chart or a table. */
export const ProgressChart = () => {
  const t = useMessages();
  const [span, setSpan] = useState<TimeRange>('30');
  const [isTable, setIsTable] = useState(false);
  const progressQuery = useDashboardQuery(`progress ${span}`, (call, signal, limit) =>
    call(dashboardCalls.progress, { query: { ...limit, rentang: span } }, { signal }),
  );
  return (
    <DashboardPanel
      title={t('resources.dashboard.progress.title')}
      query={progressQuery}
      height={240}
      action={<SpanToggle span={span} onChange={setSpan} />}
    >
      {progress =>
        busiestPeriod(progress.data) === undefined ? (
          <Typography color="textSecondary">{t('resources.dashboard.progress.empty')}</Typography>
        ) : (
          <>
            {isTable ? (
              <Box sx={{ maxHeight: 260, overflowY: 'auto' }} tabIndex={0}>
                <DoseTable {...progress} />
              </Box>
            ) : (
              <DoseBarChart {...progress} />
            )}
            <Button
              className="no-print"
              size="small"
              variant="text"
              sx={{ mt: 1, ml: -1 }}
              onClick={() => setIsTable(!isTable)}
            >
              {t(`resources.dashboard.progress.${isTable ? 'asChart' : 'asTable'}`)}
            </Button>
          </>
        )
      }
    </DashboardPanel>
  );
};
