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
  /** Whether it is a sheet that opens over the page, instead of standing beside it. */
  sheet: boolean;
  /** Whether the sheet is open. */
  open: boolean;
  onClose: () => void;
}

/** The drawer: the product's name, and the menu. A sheet closes once something on it was tapped. */
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

/** The sheet's id, for the button that opens it. */
export const sheetId = 'menu-utama';
