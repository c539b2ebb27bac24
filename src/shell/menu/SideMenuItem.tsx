import ButtonBase from '@mui/material/ButtonBase';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { taskText } from '#src/dashboard/tasks/taskText.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { touchMediaQuery } from '#src/kit/theme/tokens.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { WaitingTask } from './useWaitingTasks.ts';
import type { MenuLink } from './visibleMenu.ts';

interface WaitingCountProps {
  tasks: readonly WaitingTask[];
  /** The text of each task. */
  texts: readonly string[];
}

/** Number of what waits in an entry. It leads to exactly that: to its list, or to a choice of several. */
const WaitingCount = ({ tasks, texts }: WaitingCountProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = tasks.reduce((sum, { task }) => sum + task.jumlah, 0);
  const [only] = tasks;
  const shown = { 'aria-label': texts.join('; '), title: texts.join('\n'), sx: waitingCountStyle };
  if (tasks.length === 1 && only) {
    return (
      <ButtonBase {...shown} component={Link} to={only.to}>
        {formatNumber(count)}
      </ButtonBase>
    );
  }
  return (
    <>
      <ButtonBase
        {...shown}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {formatNumber(count)}
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tasks.map(({ task, to }, at) => (
          <MenuItem
            key={task.jenis}
            component={Link}
            to={to}
            onClick={() => setAnchor(null)}
            sx={{ whiteSpace: 'normal', maxWidth: 420 }}
          >
            {texts[at]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const waitingCountStyle = {
  position: 'absolute',
  right: 4,
  top: '50%',
  transform: 'translateY(-50%)',
  minWidth: 32,
  height: 28,
  px: 0.75,
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'action.selected', color: 'text.primary' },
  [touchMediaQuery]: { minWidth: 44, height: 40 },
};

export interface SideMenuItemProps extends MenuLink {
  /** Set on the entry of the current page: its own page, or one below it. */
  ariaCurrent: 'page' | 'true' | undefined;
  waiting?: readonly WaitingTask[] | undefined;
}

/** Menu entry, highlighted when the current page is its own or below it. */
export const SideMenuItem = memo(
  ({ to, icon: Icon, label, ariaCurrent, waiting = [] }: SideMenuItemProps) => {
    const t = useMessages();
    const session = useRequiredSession();
    return (
      <ListItem disablePadding>
        <ListItemButton
          component={Link}
          to={to}
          selected={ariaCurrent !== undefined}
          aria-current={ariaCurrent}
          sx={waiting.length > 0 ? { pr: 7 } : undefined}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={t(label)} />
        </ListItemButton>
        {waiting.length > 0 ? (
          <WaitingCount
            tasks={waiting}
            texts={waiting.map(({ task }) => taskText(t, task, session))}
          />
        ) : null}
      </ListItem>
    );
  },
);
SideMenuItem.displayName = 'SideMenuItem';
