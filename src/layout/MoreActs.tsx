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

/** An item of the 'Lainnya' menu: a link (`to`) or a button (`onClick`). */
export interface PageAct {
  label: string;
  icon?: ReactNode;
  to?: string;
  /** File name for saving, when `to` is a file. */
  file?: string;
  onClick?: () => void;
  disabled?: boolean;
  /** Why the item is disabled; shown below its label. */
  reason?: string;
}

/** The 'Lainnya' menu with a page's secondary actions. */
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

/** Link props for a button or a menu item: a router link, or a download when `file` is given. */
export const linkTo = (to: string | undefined, file?: string) =>
  to === undefined
    ? {}
    : file === undefined
      ? { component: Link, to }
      : { component: 'a', href: to, download: file };
