import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { daysBetween } from '#contract/core/values/day.ts';
import type { PendingTask } from '#contract/domains/dashboard/index.ts';
import { taskDeadlines } from '#contract/domains/dashboard/task-deadlines.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { capitalize, type DescribedDeadline } from '#src/kit/deadline/describeDeadline.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { useToday } from '#src/kit/format/useToday.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useFigureViewer } from '../useFigureViewer.ts';
import { isUrgent } from './taskAreas.ts';
import { taskLink } from './taskLinks.ts';
import { taskText } from './taskText.ts';

/** Returns since when the oldest record waits; undefined when it is not known. */
function ageText(t: Translate, { tertua }: PendingTask, today: string): string | undefined {
  if (tertua === null) return undefined;
  const days = daysBetween(tertua, today);
  return days < 1
    ? t('resources.dashboard.tasks.today')
    : t('resources.dashboard.tasks.days', { smart_count: days });
}

/** Returns the deadline of a task in words; undefined without one. */
function useTaskDeadline({ jenis, tenggat, jumlah }: PendingTask): DescribedDeadline | undefined {
  const t = useMessages();
  const describe = useDeadlines();
  const kind = taskDeadlines[jenis];
  if (kind === undefined || tenggat === null) return undefined;
  const described = describe({ kind, until: tenggat });
  return jumlah === 1
    ? described
    : { ...described, text: t('resources.dashboard.tasks.first', { deadline: described.text }) };
}

const TaskLine = ({ task }: { task: PendingTask }) => {
  const t = useMessages();
  const session = useRequiredSession();
  const deadline = useTaskDeadline(task);
  const { viewer } = useFigureViewer();
  const age = ageText(t, task, useToday());
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={taskLink(task.jenis, viewer)} sx={lineStyle}>
        <Box component="span" sx={wrappingStyle}>
          <Box component="span" sx={textStyle}>
            <span>{taskText(t, task, session)}</span>{' '}
            {deadline?.isPressing ? (
              <StateChip meaning={deadline.meaning} label={deadline.mark} />
            ) : isUrgent(task.jenis) ? (
              <StateChip meaning="bad" label={t('resources.dashboard.tasks.urgent')} />
            ) : null}
          </Box>{' '}
          {deadline ? (
            <Typography component="span" variant="body2" color="textSecondary" sx={dueStyle}>
              <Unbroken>{capitalize(deadline.text)}</Unbroken>
            </Typography>
          ) : age ? (
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

interface TaskGroupProps {
  title: string;
  tasks: readonly PendingTask[];
}

/** Some tasks under a title. */
export const TaskGroup = ({ title, tasks }: TaskGroupProps) => {
  const id = useId();
  return (
    <Box sx={{ breakInside: 'avoid', pb: 1 }}>
      <Typography component="h3" variant="subtitle2" color="textSecondary" id={id}>
        {title}
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
// A deadline with its consequence is a line of its own.
const dueStyle = { flex: '1 1 100%' };
