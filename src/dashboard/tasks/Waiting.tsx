import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dashboardCalls, type Task } from '#contract/dashboard/index.ts';
import { useWords, type Say } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Session } from '#src/providers/session.ts';
import { Panel } from '../Panel.tsx';
import { useAsked } from '../useAsked.ts';
import { isAboutOneself, placeOf } from './links.ts';

/** Returns the task text: with a count, or without one for the user's own facility or company. */
function wordsOf(say: Say, jenis: Task, jumlah: number, who: Session): string {
  const isOwn =
    isAboutOneself(jenis, who) &&
    (jenis === 'faskesBerakhir' || jenis === 'faskesTanpaJadwal' || jenis === 'skbBerakhir');
  return isOwn
    ? say(`resources.dashboard.tasks.own.${jenis}`)
    : say(`resources.dashboard.tasks.task.${jenis}`, { smart_count: jumlah });
}

/** Pending tasks of the signed-in user, each with a count and a link. */
export const Waiting = () => {
  const say = useWords();
  const who = useSignedIn();
  const asked = useAsked('tasks', (call, signal) => call(dashboardCalls.tasks, {}, { signal }));
  return (
    <Panel title={say('resources.dashboard.tasks.title')} asked={asked} height={96}>
      {({ data }) =>
        data.length === 0 ? (
          <Typography color="textSecondary">{say('resources.dashboard.tasks.none')}</Typography>
        ) : (
          <List disablePadding sx={{ mx: -1.5, my: -0.5 }}>
            {data.map(({ jenis, jumlah }) => (
              <ListItem key={jenis} disablePadding>
                <ListItemButton component={Link} to={placeOf(jenis, who)} sx={{ px: 1.5 }}>
                  <ListItemText primary={wordsOf(say, jenis, jumlah, who)} />
                  <ChevronRightIcon fontSize="small" sx={{ color: 'text.secondary' }} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )
      }
    </Panel>
  );
};
