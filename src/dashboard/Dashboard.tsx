import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, use } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { menuIcons } from '#src/layout/menu/icons.ts';
import { MenuContext } from '#src/layout/menu/MenuContext.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { Counters } from './counters/Counters.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PrintStyles } from './printing.tsx';
import { Shortcut, Shortcuts } from './Shortcuts.tsx';
import { Waiting } from './tasks/Waiting.tsx';
import { todayInJakarta } from './today.ts';

const Charts = lazy(() => import('./charts/index.tsx'));

/** Landing page after sign-in: counters, pending tasks, charts and shortcuts. */
export const Dashboard = () => {
  const say = useWords();
  const { fullName, role } = useSignedIn();
  const tasks = use(MenuContext)
    .flatMap(({ links }) => links)
    .filter(({ entry }) => entry !== 'dashboard');
  return (
    <>
      <PrintStyles />
      <PageHead
        title={say('app.dashboard.greeting', { name: fullName })}
        tab={say('app.menu.entry.dashboard')}
        description={`${say(`resources.role.base.${role}`)} · ${todayInJakarta(new Date())}`}
        aside={
          <Button
            className="no-print"
            variant="outlined"
            startIcon={<PrintOutlinedIcon />}
            onClick={() => window.print()}
          >
            {say('common.act.print')}
          </Button>
        }
      />
      <Counters />
      <Box className="no-print" sx={{ mb: 4 }}>
        <Waiting />
      </Box>
      <PartBoundary text={say('resources.dashboard.failed')} retry={say('common.act.refresh')}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ mb: 4 }} />}>
          <Charts />
        </Suspense>
      </PartBoundary>
      <Box className="no-print">
        <Shortcuts title={say('app.dashboard.tasks')}>
          {tasks.length > 0 ? (
            tasks.map(({ entry, to }) => (
              <Shortcut
                key={entry}
                to={to}
                icon={menuIcons[entry]}
                title={say(`app.menu.entry.${entry}`)}
                text={say(`app.dashboard.about.${entry}`)}
              />
            ))
          ) : (
            <Typography color="textSecondary" sx={{ gridColumn: '1 / -1', maxWidth: 640 }}>
              {say('app.dashboard.none')}
            </Typography>
          )}
        </Shortcuts>
        <Shortcuts title={say('app.dashboard.account')}>
          <Shortcut
            to="/dashboard/user/change-password"
            icon={LockOutlinedIcon}
            title={say('own.password.title')}
            text={say('app.dashboard.password')}
          />
        </Shortcuts>
      </Box>
    </>
  );
};
