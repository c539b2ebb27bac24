import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { taskText } from '#src/dashboard/tasks/taskText.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { SideMenuItemProps } from './SideMenuItem.tsx';

/** Menu entry as an icon; its name and its waiting tasks are a tooltip on hover and focus. */
export const NarrowMenuItem = ({
  to,
  icon: Icon,
  label,
  ariaCurrent,
  waiting = [],
}: SideMenuItemProps) => {
  const t = useMessages();
  const id = useId();
  const session = useRequiredSession();
  const texts = waiting.map(({ task }) => taskText(t, task, session));
  return (
    <ListItem disablePadding>
      <Tooltip
        placement="right"
        enterDelay={0}
        title={[t(label), ...texts].join('\n')}
        slotProps={{ tooltip: { sx: { whiteSpace: 'pre-line' } } }}
      >
        <ListItemButton
          component={Link}
          to={to}
          selected={ariaCurrent !== undefined}
          aria-label={t(label)}
          aria-current={ariaCurrent}
          aria-describedby={texts.length > 0 ? id : undefined}
          sx={{ justifyContent: 'center' }}
        >
          <ListItemIcon sx={{ minWidth: 0 }}>
            <Icon />
          </ListItemIcon>
        </ListItemButton>
      </Tooltip>
      {texts.length > 0 ? (
        <>
          <Box component="span" sx={waitingDotStyle} />
          <Box component="span" id={id} sx={visuallyHidden}>
            {texts.join('; ')}
          </Box>
        </>
      ) : null}
    </ListItem>
  );
};

/** Marks an icon whose entry has waiting tasks. */
const waitingDotStyle = {
  position: 'absolute',
  right: 8,
  top: 8,
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  pointerEvents: 'none',
};
