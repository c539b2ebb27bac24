import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import type { entryOf } from '../where.ts';
import { menuIcons } from './icons.ts';
import type { MenuLink } from './menuOf.ts';

/** The menu entry of the current page. */
export type Here = ReturnType<typeof entryOf>;

/** Number of waiting tasks of an entry; screen readers read it after the entry's name. */
const Count = ({ id, count }: { id: string; count: number }) => {
  const say = useWords();
  return (
    <Typography component="span" variant="caption" color="textSecondary" sx={besideEntry}>
      <span aria-hidden>{formatNumber(count)}</span>
      <Box component="span" id={id} sx={visuallyHidden}>
        {say('app.menu.waiting', { smart_count: count })}
      </Box>
    </Typography>
  );
};

const besideEntry = {
  position: 'absolute',
  right: 10,
  top: '50%',
  transform: 'translateY(-50%)',
  // Clicks must reach the link below.
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
};

interface EntryProps extends MenuLink {
  here: Here;
  /** Number of waiting tasks. */
  count?: number | undefined;
}

/** Menu entry, highlighted when the current page is below it. */
export const Entry = ({ entry, to, here, count }: EntryProps) => {
  const say = useWords();
  const id = useId();
  const isHere = here?.entry === entry;
  const Icon = menuIcons[entry];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isHere}
        aria-current={isHere ? (here.exact ? 'page' : 'true') : undefined}
        aria-describedby={count ? id : undefined}
        sx={count ? { pr: 7 } : undefined}
      >
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={say(`app.menu.entry.${entry}`)} />
      </ListItemButton>
      {count ? <Count id={id} count={count} /> : null}
    </ListItem>
  );
};
