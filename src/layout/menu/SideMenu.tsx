import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { use, useId } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { entryOf, useWay } from '../where.ts';
import { menuIcons } from './icons.ts';
import { MenuContext } from './MenuContext.ts';
import type { MenuLink, ShownGroup } from './menuOf.ts';

/** The entry below which one is. */
type Here = ReturnType<typeof entryOf>;

const Entry = ({ entry, to, here }: MenuLink & { here: Here }) => {
  const say = useWords();
  const isHere = here?.entry === entry;
  const Icon = menuIcons[entry];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isHere}
        aria-current={isHere ? (here.exact ? 'page' : 'true') : undefined}
      >
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={say(`app.menu.entry.${entry}`)} />
      </ListItemButton>
    </ListItem>
  );
};

const Group = ({ label, links, here }: ShownGroup & { here: Here }) => {
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
          <Entry key={link.entry} {...link} here={here} />
        ))}
      </List>
    </Box>
  );
};

/** The side menu of who is signed in: what their role works with daily, in groups. */
export const SideMenu = () => {
  const groups = use(MenuContext);
  const way = useWay();
  const here = entryOf(way, entry =>
    groups.some(({ links }) => links.some(link => link.entry === entry)),
  );
  return groups.map(group => (
    <Group key={group.label ?? group.links[0]?.entry} {...group} here={here} />
  ));
};
