import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { lazy, memo, Suspense, type ComponentType } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { drawerId } from '../menu/SideDrawer.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenBreadcrumbs } from './ScreenBreadcrumbs.tsx';

/** Loaded after the page, which works without it. */
const NotificationBell = lazy((): Promise<{ default: ComponentType }> =>
  import('../notification/index.ts').catch(() => ({ default: () => null })),
);

/** Height of the top bar including its border, in px. */
export const topBarHeight = 57;

interface TopBarProps {
  /** Opens the menu; undefined when the drawer is permanent. */
  onMenu: (() => void) | undefined;
  isMenuOpen: boolean;
  /** The page's own name for the breadcrumb; undefined uses the screen's title. */
  pageName: string | undefined;
}

/** Top bar with breadcrumb, search, notifications, mode toggle, account menu and progress bar. */
export const TopBar = memo(({ onMenu, isMenuOpen, pageName }: TopBarProps) => {
  const t = useMessages();
  return (
    <AppBar position="sticky" component="header" aria-label={t('app.toolbar.label')}>
      <Toolbar disableGutters sx={{ px: { xs: 1, md: 4 }, gap: { xs: 0.5, md: 1 } }}>
        {onMenu ? (
          <IconButton
            aria-label={t('app.menu.open')}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-controls={isMenuOpen ? drawerId : undefined}
            onClick={onMenu}
          >
            <MenuIcon />
          </IconButton>
        ) : null}
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <ScreenBreadcrumbs name={pageName} />
        </Box>
        <PaletteButton />
        <Suspense fallback={<Box sx={{ width: 40, flex: 'none' }} />}>
          <NotificationBell />
        </Suspense>
        <ModeToggle />
        <AccountMenu />
      </Toolbar>
      <ProgressBar />
    </AppBar>
  );
});
TopBar.displayName = 'TopBar';
