import Box from '@mui/material/Box';
import { dashboardCalls } from '#contract/domains/dashboard/index.ts';
import { panelGrid } from '../panelGrid.ts';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { ProgressChart } from './ProgressChart.tsx';
import { SpreadChart } from './SpreadChart.tsx';

/** Dashboard charts: funnel, progress over time, and distribution. */
const Charts = () => {
  const spread = useDashboardQuery('spread', (call, signal, limit) =>
    call(dashboardCalls.breakdowns, { query: limit }, { signal }),
  );
  // Both charts are shown until the response omits one.
  const visibleParts = (['faskes', 'perusahaan'] as const).filter(by => spread.data?.[by] !== null);
  return (
    <Box sx={panelGrid}>
      <FunnelChart />
      <ProgressChart />
      {visibleParts.map(by => (
        <SpreadChart key={by} by={by} query={spread} />
      ))}
    </Box>
  );
};

export default Charts;
