import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';

/** An item of the 'Lainnya' menu: a link (`to`) or a button (`onClick`). */
export interface PageAction {
  label: string;
  icon?: ReactNode;
  to?: string;
  /** Location state of the link. */
  state?: unknown;
  /** File name for saving, when `to` is a file. */
  fileName?: string;
  onClick?: () => void;
  disabled?: boolean;
  /** Why the item is disabled; shown below its label. */
  disabledReason?: string;
}

/** Actions that are not possible now; more of them are shown on demand, so that the possible ones are found. */
const mostImpossible = 4;

/** The 'Lainnya' menu with a page's secondary actions: the possible ones, then the others with their reason. */
export const MoreActions = ({ actions }: { actions: readonly PageAction[] }) => {
  const t = useMessages();
  const [showsImpossible, setShowsImpossible] = useState(false);
  const possible = actions.filter(({ disabledReason }) => disabledReason === undefined);
  const impossible = actions.filter(({ disabledReason }) => disabledReason !== undefined);
  const isFolded = impossible.length > mostImpossible && !showsImpossible;
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
        {t('common.action.more')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {[...possible, ...(isFolded ? [] : impossible)].map(
          ({
            label,
            icon,
            to,
            state,
            fileName,
            onClick,
            disabledReason,
            disabled = disabledReason !== undefined,
          }) => (
            <MenuItem
              key={label}
              disabled={disabled}
              sx={disabledReason === undefined ? undefined : disabledItemStyle}
              {...linkProps(to, fileName, state)}
              onClick={() => {
                close();
                onClick?.();
              }}
            >
              {icon ? <ListItemIcon>{icon}</ListItemIcon> : null}
              {disabledReason === undefined ? (
                label
              ) : (
                <span>
                  <Box component="span" sx={{ color: 'text.disabled' }}>
                    {label}
                  </Box>
                  <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                    {disabledReason}
                  </Typography>
                </span>
              )}
            </MenuItem>
          ),
        )}
        {isFolded ? (
          <MenuItem onClick={() => setShowsImpossible(true)} sx={foldStyle}>
            {t('common.action.impossible', { smart_count: impossible.length })}
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
};

const foldStyle = { color: 'text.secondary', borderTop: 1, borderColor: 'divider' };
const disabledItemStyle = { maxWidth: 320, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1 } };

/** Link props for a button or menu item: a router link, or a download when `fileName` is given. */
export const linkProps = (to: string | undefined, fileName?: string, state?: unknown) =>
  to === undefined
    ? {}
    : fileName === undefined
      ? { component: Link, to, state }
      : { component: 'a', href: to, download: fileName };
