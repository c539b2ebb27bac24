import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { menuIcons } from '#src/layout/menu/icons.ts';
import { MenuContext } from '#src/layout/menu/MenuContext.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { Shortcut, Shortcuts } from './Shortcuts.tsx';
import { todayInJakarta } from './today.ts';

/** The first page after signing in: who one is here, what day it is, and what there is to do. */
const Dashboard = () => {
  const say = useWords();
  const { fullName, role } = useSignedIn();
  const tasks = use(MenuContext)
    .flatMap(({ links }) => links)
    .filter(({ entry }) => entry !== 'dashboard');
  return (
    <>
      <PageHead
        title={say('app.dashboard.greeting', { name: fullName })}
        tab={say('app.menu.entry.dashboard')}
        description={`${say(`resources.role.base.${role}`)} · ${todayInJakarta(new Date())}`}
      />
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
    </>
  );
};

export default Dashboard;
