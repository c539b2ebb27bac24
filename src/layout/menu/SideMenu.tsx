import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { use, useId } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { menuEntryOf, useScreenPath } from '../routing/screenPath.ts';
import { SideMenuItem, type CurrentEntry } from './SideMenuItem.tsx';
import { MenuContext } from './MenuContext.ts';
import type { VisibleMenuGroup } from './visibleMenu.ts';
import { useWaitingCounts } from './useWaitingCounts.ts';

interface SideMenuGroupProps extends VisibleMenuGroup {
  currentEntry: CurrentEntry;
  waitingCounts: ReturnType<typeof useWaitingCounts>;
}

const SideMenuGroup = ({ label, links, currentEntry, waitingCounts }: SideMenuGroupProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <Box role={label ? 'group' : undefined} aria-labelledby={label ? id : undefined}>
      {label ? (
        <ListSubheader component="div" id={id} disableSticky>
          {t(label)}
        </ListSubheader>
      ) : null}
      <List disablePadding sx={{ display: 'grid', gap: '2px' }}>
        {links.map(link => (
          <SideMenuItem
            key={link.entry}
            {...link}
            currentEntry={currentEntry}
            waitingCount={waitingCounts.get(link.entry)}
          />
        ))}
      </List>
    </Box>
  );
};

/** Side menu of the signed-in user, in groups. */
export const SideMenu = () => {
  const groups = use(MenuContext);
  const waitingCounts = useWaitingCounts(groups);
  const screenPath = useScreenPath();
  const currentEntry = menuEntryOf(screenPath, entry =>
    groups.some(({ links }) => links.some(link => link.entry === entry)),
  );
  return groups.map(group => (
    <SideMenuGroup
      key={group.label ?? group.links[0]?.entry}
      {...group}
      currentEntry={currentEntry}
      waitingCounts={waitingCounts}
    />
  ));
};
