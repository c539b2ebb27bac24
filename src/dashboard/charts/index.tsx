import Box from '@mui/material/Box';
import { dashboardCalls } from '#contract/dashboard/index.ts';
import { useAsked } from '../useAsked.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { ProgressChart } from './ProgressChart.tsx';
import { SpreadChart } from './SpreadChart.tsx';

/** Dashboard charts: funnel, progress over time, and distribution. */
const Charts = () => {
  const spread = useAsked('spread', (call, signal) => call(dashboardCalls.spread, {}, { signal }));
  // Both charts are shown until the response omits one.
  const shown = (['faskes', 'perusahaan'] as const).filter(by => spread.data?.[by] !== null);
  const parts = shown.map(by => <SpreadChart key={by} by={by} asked={spread} />);
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <FunnelChart />
        {parts.slice(0, -1)}
      </Box>
      <Box sx={column}>
        <ProgressChart />
        {parts.slice(-1)}
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  mb: 4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  '@media print': { display: 'block' },
};

const column = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '@media print': { display: 'block', '& > *': { mb: 2 } },
};

export default Charts;
