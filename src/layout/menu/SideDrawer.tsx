import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { Mark } from '../Mark.tsx';
import { drawerWidth } from '../theme/tokens.ts';
import { SideMenu } from './SideMenu.tsx';

const Brand = () => {
  const say = useWords();
  return (
    <Box
      component={Link}
      to="/dashboard"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'primary.main',
        textDecoration: 'none',
      }}
    >
      <Mark size={24} />
      <Typography component="span" variant="h4" color="textPrimary">
        {say('app.name')}
      </Typography>
    </Box>
  );
};

const head = {
  height: 56,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 2.75,
  pr: 1,
};

interface SideDrawerProps {
  /** Whether the drawer overlays the page and closes, instead of being permanent. */
  sheet: boolean;
  /** Whether the temporary drawer is open. */
  open: boolean;
  onClose: () => void;
}

/**
 * Side drawer with the product name and the menu; the temporary one closes when a link is clicked.
 */
export const SideDrawer = ({ sheet, open, onClose }: SideDrawerProps) => {
  const say = useWords();
  return (
    <Drawer
      variant={sheet ? 'temporary' : 'permanent'}
      open={!sheet || open}
      onClose={onClose}
      sx={sheet ? undefined : { width: drawerWidth, flex: 'none' }}
      slotProps={{
        paper: {
          ...(sheet ? { id: sheetId, 'aria-label': say('app.menu.label') } : {}),
          sx: { width: drawerWidth, maxWidth: '100vw', boxSizing: 'border-box' },
        },
      }}
    >
      <Box
        component="nav"
        aria-label={say('app.menu.label')}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onClick={event => {
          if (sheet && (event.target as HTMLElement).closest('a')) onClose();
        }}
      >
        <Box sx={head}>
          <Brand />
          {sheet ? (
            <IconButton aria-label={say('app.menu.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          ) : null}
        </Box>
        <Box sx={{ p: 1.5, overflowY: 'auto', scrollbarWidth: 'thin' }}>
          <SideMenu />
        </Box>
      </Box>
    </Drawer>
  );
};

/** Id of the drawer, for `aria-controls`. */
export const sheetId = 'menu-utama';
