import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PendingTask } from '#contract/domains/dashboard/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { useMinute } from '#src/kit/format/useToday.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import type { DashboardQuery } from '../useDashboardQuery.ts';
import { byUrgency, groupByArea, isDue } from './taskAreas.ts';
import { TaskGroup } from './TaskGroup.tsx';

/** Tasks that are shown at first. */
const maxShown = 8;

interface PendingTasksProps {
  query: DashboardQuery<{ data: PendingTask[] }>;
  /** Whether the section is left out while nothing waits, because first steps are shown. */
  isOptional: boolean;
}

/** Pending tasks of the signed-in user: those with a deadline by it, then the others by area. */
export const PendingTasks = ({ query, isOptional }: PendingTasksProps) => {
  const t = useMessages();
  const today = jakartaDay(new Date(useMinute()));
  const [isComplete, setIsComplete] = useState(false);
  if (isOptional && query.data?.data.length === 0) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <DashboardPanel title={t('resources.dashboard.tasks.title')} query={query} height={96}>
        {({ data }) => {
          if (data.length === 0) {
            return (
              <Typography color="textSecondary">{t('resources.dashboard.tasks.none')}</Typography>
            );
          }
          const sorted = byUrgency(data, today);
          const shown = isComplete ? sorted : sorted.slice(0, maxShown);
          const due = shown.filter(isDue);
          const groups = groupByArea(shown.filter(task => !isDue(task)));
          return (
            <>
              {due.length > 0 ? (
                <TaskGroup title={t('resources.dashboard.tasks.due')} tasks={due} />
              ) : null}
              <Box sx={{ columnCount: { xs: 1, lg: groups.length > 1 ? 2 : 1 }, columnGap: 4 }}>
                {groups.map(({ area, tasks }) => (
                  <TaskGroup
                    key={area}
                    title={t(`resources.dashboard.tasks.area.${area}`)}
                    tasks={tasks}
                  />
                ))}
              </Box>
              {data.length > maxShown ? (
                <Button
                  size="small"
                  sx={{ mt: 0.5, ml: -1 }}
                  aria-expanded={isComplete}
                  onClick={() => setIsComplete(!isComplete)}
                >
                  {isComplete
                    ? t('resources.dashboard.tasks.fewer')
                    : t('resources.dashboard.tasks.all', { smart_count: data.length })}
                </Button>
              ) : null}
            </>
          );
        }}
      </DashboardPanel>
    </Box>
  );
};
