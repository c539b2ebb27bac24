import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useWords } from '#src/i18n/useWords.ts';
import { sheetId } from '../menu/SideDrawer.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { Trail } from './Trail.tsx';

/** Height of the top bar including its border, in px. */
export const topHeight = 57;

interface TopLineProps {
  /** Opens the menu; undefined when the drawer is permanent. */
  onMenu: (() => void) | undefined;
  menuOpen: boolean;
  /** The page's own name for the breadcrumb; undefined uses the screen's title. */
  here: string | undefined;
}

/** Top bar with breadcrumb, mode toggle, account menu and progress bar. */
export const TopLine = ({ onMenu, menuOpen, here }: TopLineProps) => {
  const say = useWords();
  return (
    <AppBar position="sticky" component="header" aria-label={say('app.toolbar.label')}>
      <Toolbar disableGutters sx={{ px: { xs: 1, md: 4 }, gap: { xs: 0.5, md: 1 } }}>
        {onMenu ? (
          <IconButton
            aria-label={say('app.menu.open')}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            aria-controls={menuOpen ? sheetId : undefined}
            onClick={onMenu}
          >
            <MenuIcon />
          </IconButton>
        ) : null}
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Trail name={here} />
        </Box>
        <ModeToggle />
        <AccountMenu />
      </Toolbar>
      <ProgressLine />
    </AppBar>
  );
};
