import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { daysBetween } from '#contract/core/values/day.ts';
import type { PendingTask } from '#contract/domains/dashboard/index.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useFigureViewer } from '../useFigureViewer.ts';
import { isUrgent, type TaskArea } from './taskAreas.ts';
import { taskLink } from './taskLinks.ts';
import { taskText } from './taskText.ts';

/** Returns until when to act, or since when the oldest record waits; undefined when neither is known. */
function ageText(
  t: Translate,
  { tertua, tenggat }: PendingTask,
  today: string,
): string | undefined {
  if (tenggat !== null) {
    if (tenggat < today) return t('resources.dashboard.tasks.late', { day: formatDate(tenggat) });
    return tenggat === today
      ? t('resources.dashboard.tasks.until_today')
      : t('resources.dashboard.tasks.until', { day: formatDate(tenggat) });
  }
  if (tertua === null) return undefined;
  const days = daysBetween(tertua, today);
  return days < 1
    ? t('resources.dashboard.tasks.today')
    : t('resources.dashboard.tasks.days', { smart_count: days });
}

const TaskLine = ({ task }: { task: PendingTask }) => {
  const t = useMessages();
  const session = useRequiredSession();
  const { viewer } = useFigureViewer();
  const age = ageText(t, task, useToday());
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={taskLink(task.jenis, viewer)} sx={lineStyle}>
        <Box component="span" sx={wrappingStyle}>
          <Box component="span" sx={textStyle}>
            <span>{taskText(t, task, session)}</span>{' '}
            {isUrgent(task.jenis) ? (
              <Box component="span" sx={urgentStyle}>
                <ErrorOutlinedIcon sx={{ fontSize: 16 }} /> {t('resources.dashboard.tasks.urgent')}
              </Box>
            ) : null}
          </Box>{' '}
          {age ? (
            <Typography component="span" variant="body2" color="textSecondary" noWrap>
              {age}
            </Typography>
          ) : null}
        </Box>
        <ChevronRightIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      </ListItemButton>
    </ListItem>
  );
};

/** The tasks of one area under its name. */
export const TaskGroup = ({ area, tasks }: { area: TaskArea; tasks: readonly PendingTask[] }) => {
  const t = useMessages();
  const id = useId();
  return (
    <Box sx={{ breakInside: 'avoid', pb: 1 }}>
      <Typography component="h3" variant="subtitle2" color="textSecondary" id={id}>
        {t(`resources.dashboard.tasks.area.${area}`)}
      </Typography>
      <List disablePadding aria-labelledby={id} sx={{ mx: -1.5 }}>
        {tasks.map(task => (
          <TaskLine key={task.jenis} task={task} />
        ))}
      </List>
    </Box>
  );
};

const lineStyle = { px: 1.5, py: 0.75, gap: 1 };
const wrapping = { display: 'flex', flexWrap: 'wrap', columnGap: 1 };
const wrappingStyle = { ...wrapping, flex: '1 1 0', minWidth: 0, alignItems: 'baseline' };
// The age is beside a text of one line, otherwise below it.
const textStyle = { ...wrapping, flex: '1 1 auto' };
const urgentStyle = {
  color: 'error.main',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.8125rem',
};
