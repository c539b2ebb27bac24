import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { use, useId } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { entryOf, useWay } from '../where.ts';
import { Entry, type Here } from './Entry.tsx';
import { MenuContext } from './MenuContext.ts';
import type { ShownGroup } from './menuOf.ts';
import { useWaiting } from './useWaiting.ts';

interface GroupProps extends ShownGroup {
  here: Here;
  waiting: ReturnType<typeof useWaiting>;
}

const Group = ({ label, links, here, waiting }: GroupProps) => {
  const say = useWords();
  const id = useId();
  return (
    <Box role={label ? 'group' : undefined} aria-labelledby={label ? id : undefined}>
      {label ? (
        <ListSubheader component="div" id={id} disableSticky>
          {say(label)}
        </ListSubheader>
      ) : null}
      <List disablePadding sx={{ display: 'grid', gap: '2px' }}>
        {links.map(link => (
          <Entry key={link.entry} {...link} here={here} count={waiting.get(link.entry)} />
        ))}
      </List>
    </Box>
  );
};

/** Side menu of the signed-in user, in groups. */
export const SideMenu = () => {
  const groups = use(MenuContext);
  const waiting = useWaiting(groups);
  const way = useWay();
  const here = entryOf(way, entry =>
    groups.some(({ links }) => links.some(link => link.entry === entry)),
  );
  return groups.map(group => (
    <Group key={group.label ?? group.links[0]?.entry} {...group} here={here} waiting={waiting} />
  ));
};
