import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dashboardCalls, type Task } from '#contract/dashboard/index.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { Session } from '#src/providers/session.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { isOwnTask, taskLink } from './taskLinks.ts';

/** Returns the task text: with a count, or without one for the user's own facility or company. */
function taskText(t: Translate, jenis: Task, jumlah: number, session: Session): string {
  const isOwn =
    isOwnTask(jenis, session) &&
    (jenis === 'faskesBerakhir' || jenis === 'faskesTanpaJadwal' || jenis === 'skbBerakhir');
  return isOwn
    ? t(`resources.dashboard.tasks.own.${jenis}`)
    : t(`resources.dashboard.tasks.task.${jenis}`, { smart_count: jumlah });
}

/** Pending tasks of the signed-in user, each with a count and a link. */
export const PendingTasks = () => {
  const t = useMessages();
  const session = useRequiredSession();
  const query = useDashboardQuery('tasks', (call, signal) =>
    call(dashboardCalls.tasks, {}, { signal }),
  );
  return (
    <DashboardPanel title={t('resources.dashboard.tasks.title')} query={query} height={96}>
      {({ data }) =>
        data.length === 0 ? (
          <Typography color="textSecondary">{t('resources.dashboard.tasks.none')}</Typography>
        ) : (
          <List disablePadding sx={{ mx: -1.5, my: -0.5 }}>
            {data.map(({ jenis, jumlah }) => (
              <ListItem key={jenis} disablePadding>
                <ListItemButton component={Link} to={taskLink(jenis, session)} sx={{ px: 1.5 }}>
                  <ListItemText primary={taskText(t, jenis, jumlah, session)} />
                  <ChevronRightIcon fontSize="small" sx={{ color: 'text.secondary' }} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )
      }
    </DashboardPanel>
  );
};
