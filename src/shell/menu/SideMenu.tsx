import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { memo, use, useId } from 'react';
import type { MenuEntry } from '#contract/menu.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { menuEntryOf, useScreenPath } from '../routing/screenPath.ts';
import { SideMenuItem } from './SideMenuItem.tsx';
import { MenuContext } from './MenuContext.ts';
import { hasEntry, type VisibleMenuGroup } from './visibleMenu.ts';
import { useWaitingTasks } from './useWaitingTasks.ts';

/** Loaded only where the menu is narrow: its tooltips are large. */
const NarrowMenuItem = lazyComponent(
  async () => (await import('./NarrowMenuItem.tsx')).NarrowMenuItem,
);

interface SideMenuGroupProps extends VisibleMenuGroup {
  /** The entry of the current page. */
  current: MenuEntry | undefined;
  /** Whether the current page is the entry's own, and not one below it. */
  isExact: boolean;
  waitingTasks: ReturnType<typeof useWaitingTasks>;
  isNarrow: boolean;
}

const SideMenuGroup = memo(
  ({ label, links, current, isExact, waitingTasks, isNarrow }: SideMenuGroupProps) => {
    const t = useMessages();
    const id = useId();
    const Item = isNarrow ? NarrowMenuItem : SideMenuItem;
    return (
      <Box role={label ? 'group' : undefined} aria-labelledby={label ? id : undefined}>
        {label ? (
          <>
            {isNarrow ? <Box sx={{ my: 1, borderTop: 1, borderColor: 'divider' }} /> : null}
            <ListSubheader
              component="div"
              id={id}
              disableSticky
              sx={isNarrow ? visuallyHidden : undefined}
            >
              {t(label)}
            </ListSubheader>
          </>
        ) : null}
        <List disablePadding sx={{ display: 'grid', gap: '2px' }}>
          {links.map(link => (
            <Item
              key={link.entry}
              {...link}
              ariaCurrent={link.entry !== current ? undefined : isExact ? 'page' : 'true'}
              waiting={waitingTasks.get(link.entry)}
            />
          ))}
        </List>
      </Box>
    );
  },
);
SideMenuGroup.displayName = 'SideMenuGroup';

interface SideMenuProps {
  /** Whether the entries are icons, whose names are tooltips. */
  isNarrow: boolean;
}

/** Side menu of the signed-in user, in groups. */
export const SideMenu = ({ isNarrow }: SideMenuProps) => {
  const groups = use(MenuContext);
  const waitingTasks = useWaitingTasks(groups);
  const screenPath = useScreenPath();
  const current = menuEntryOf(screenPath, entry => hasEntry(groups, entry));
  return groups.map(group => (
    <SideMenuGroup
      key={group.label ?? group.links[0]?.entry}
      {...group}
      current={current?.entry}
      isExact={current?.exact ?? false}
      waitingTasks={waitingTasks}
      isNarrow={isNarrow}
    />
  ));
};
