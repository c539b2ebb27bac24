import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import type { WaitingTasks } from './useWaitingTasks.ts';
import type { MenuLink } from './visibleMenu.ts';

/** Number of waiting tasks of an entry; screen readers read what it counts after the entry's name. */
const WaitingCount = ({ id, count, texts }: WaitingTasks & { id: string }) => (
  <Typography component="span" variant="caption" color="textSecondary" sx={waitingCountStyle}>
    <span aria-hidden>{formatNumber(count)}</span>
    <Box component="span" id={id} sx={visuallyHidden}>
      {texts.join('; ')}
    </Box>
  </Typography>
);

const waitingCountStyle = {
  position: 'absolute',
  right: 10,
  top: '50%',
  transform: 'translateY(-50%)',
  // Clicks must reach the link below.
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
};

export interface SideMenuItemProps extends MenuLink {
  /** Set on the entry of the current page: its own page, or one below it. */
  ariaCurrent: 'page' | 'true' | undefined;
  waiting?: WaitingTasks | undefined;
}

/** Menu entry, highlighted when the current page is its own or below it. */
export const SideMenuItem = memo(
  ({ to, icon: Icon, label, ariaCurrent, waiting }: SideMenuItemProps) => {
    const t = useMessages();
    const id = useId();
    return (
      <ListItem disablePadding>
        <ListItemButton
          component={Link}
          to={to}
          selected={ariaCurrent !== undefined}
          aria-current={ariaCurrent}
          aria-describedby={waiting?.count ? id : undefined}
          title={waiting?.texts.join('\n')}
          sx={waiting?.count ? { pr: 7 } : undefined}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={t(label)} />
        </ListItemButton>
        {waiting?.count ? <WaitingCount id={id} {...waiting} /> : null}
      </ListItem>
    );
  },
);
SideMenuItem.displayName = 'SideMenuItem';
