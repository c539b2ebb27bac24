import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';

/** An act behind 'Lainnya': one that leads somewhere (`to`) or one that does something (`onClick`). */
export interface PageAct {
  label: string;
  icon?: ReactNode;
  to?: string;
  /** The name under which a file is saved, where `to` is one. */
  file?: string;
  onClick?: () => void;
  disabled?: boolean;
  /** Why it cannot be done now; it stands there all the same. */
  reason?: string;
}

/** The button 'Lainnya' with the acts that are not the page's main one. */
export const MoreActs = ({ acts }: { acts: readonly PageAct[] }) => {
  const say = useWords();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {say('common.act.more')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {acts.map(({ label, icon, to, file, onClick, reason, disabled = reason !== undefined }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            sx={reason === undefined ? undefined : explained}
            {...linkTo(to, file)}
            onClick={() => {
              close();
              onClick?.();
            }}
          >
            {icon ? <ListItemIcon>{icon}</ListItemIcon> : null}
            {reason === undefined ? (
              label
            ) : (
              <span>
                <Box component="span" sx={{ color: 'text.disabled' }}>
                  {label}
                </Box>
                <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                  {reason}
                </Typography>
              </span>
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const explained = { maxWidth: 320, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1 } };

/** What makes a button or an entry a link: to a page of the portal, or to a file to be saved. */
export const linkTo = (to: string | undefined, file?: string) =>
  to === undefined
    ? {}
    : file === undefined
      ? { component: Link, to }
      : { component: 'a', href: to, download: file };
