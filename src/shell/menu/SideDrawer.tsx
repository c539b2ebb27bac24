import CloseIcon from '@mui/icons-material/Close';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Logo } from '#src/kit/theme/Logo.tsx';
import { drawerWidth, narrowDrawerWidth } from '#src/kit/theme/tokens.ts';
import { SideMenu } from './SideMenu.tsx';
import { useNarrowMenu } from './useNarrowMenu.ts';

const Brand = ({ isNarrow }: { isNarrow: boolean }) => {
  const t = useMessages();
  return (
    <Box
      component={Link}
      to="/dashboard"
      aria-label={isNarrow ? t('app.name') : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'primary.main',
        textDecoration: 'none',
      }}
    >
      <Logo size={24} />
      {isNarrow ? null : (
        <Typography component="span" variant="h4" color="textPrimary">
          {t('app.name')}
        </Typography>
      )}
    </Box>
  );
};

const headStyle = {
  height: 56,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 2.75,
  pr: 1,
};

/** The column of icons: the mark above the button that widens the menu. */
const narrowHeadStyle = {
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gridTemplateRows: '56px auto',
  alignItems: 'center',
};

interface WidthButtonProps {
  isNarrow: boolean;
  onChange: (isNarrow: boolean) => void;
}

/** Narrows the menu to its icons, or widens it again. */
const WidthButton = ({ isNarrow, onChange }: WidthButtonProps) => {
  const t = useMessages();
  const label = t(isNarrow ? 'app.menu.widen' : 'app.menu.narrow');
  const Icon = isNarrow ? LastPageIcon : FirstPageIcon;
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-expanded={!isNarrow}
      onClick={() => onChange(!isNarrow)}
    >
      <Icon />
    </IconButton>
  );
};

interface SideDrawerProps {
  /** Whether the drawer overlays the page and closes, instead of being permanent. */
  isTemporary: boolean;
  /** Whether the temporary drawer is open. */
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Side drawer with the product name and the menu; the permanent one can be narrowed to its icons, the temporary one
 * closes when a link is clicked.
 */
export const SideDrawer = memo(({ isTemporary, isOpen, onClose }: SideDrawerProps) => {
  const t = useMessages();
  const [isStoredNarrow, setIsNarrow] = useNarrowMenu();
  const isNarrow = !isTemporary && isStoredNarrow;
  const width = isNarrow ? narrowDrawerWidth : drawerWidth;
  return (
    <Drawer
      variant={isTemporary ? 'temporary' : 'permanent'}
      open={!isTemporary || isOpen}
      onClose={onClose}
      sx={isTemporary ? undefined : { width, flex: 'none' }}
      slotProps={{
        paper: {
          ...(isTemporary ? { id: drawerId, 'aria-label': t('app.menu.label') } : {}),
          sx: { width, maxWidth: '100vw', boxSizing: 'border-box' },
        },
      }}
    >
      <Box
        component="nav"
        aria-label={t('app.menu.label')}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onClick={event => {
          if (isTemporary && (event.target as HTMLElement).closest('a')) onClose();
        }}
      >
        <Box sx={isNarrow ? narrowHeadStyle : headStyle}>
          <Brand isNarrow={isNarrow} />
          {isTemporary ? (
            <IconButton aria-label={t('app.menu.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          ) : (
            <WidthButton isNarrow={isNarrow} onChange={setIsNarrow} />
          )}
        </Box>
        <Box sx={{ p: isNarrow ? 1 : 1.5, overflowY: 'auto', scrollbarWidth: 'thin' }}>
          <Suspense fallback={null}>
            <SideMenu isNarrow={isNarrow} />
          </Suspense>
        </Box>
      </Box>
    </Drawer>
  );
});
SideDrawer.displayName = 'SideDrawer';

/** Id of the drawer, for `aria-controls`. */
export const drawerId = 'menu-utama';
