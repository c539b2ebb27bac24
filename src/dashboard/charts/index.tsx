import Box from '@mui/material/Box';
import { dashboardCalls } from '#contract/dashboard/index.ts';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { ProgressChart } from './ProgressChart.tsx';
import { SpreadChart } from './SpreadChart.tsx';

/** Dashboard charts: funnel, progress over time, and distribution. */
const Charts = () => {
  const spread = useDashboardQuery('spread', (call, signal) =>
    call(dashboardCalls.breakdowns, {}, { signal }),
  );
  // Both charts are shown until the response omits one.
  const visibleParts = (['faskes', 'perusahaan'] as const).filter(by => spread.data?.[by] !== null);
  const parts = visibleParts.map(by => <SpreadChart key={by} by={by} query={spread} />);
  return (
    <Box sx={columnsStyle}>
      <Box sx={columnStyle}>
        <FunnelChart />
        {parts.slice(0, -1)}
      </Box>
      <Box sx={columnStyle}>
        <ProgressChart />
        {parts.slice(-1)}
      </Box>
    </Box>
  );
};

const columnsStyle = {
  display: 'grid',
  gap: 2,
  mb: 4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  '@media print': { display: 'block' },
};

const columnStyle = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '@media print': { display: 'block', '& > *': { mb: 2 } },
};

export default Charts;
