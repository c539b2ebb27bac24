import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Logo } from '#src/kit/theme/Logo.tsx';
import { drawerWidth } from '#src/kit/theme/tokens.ts';
import { SideMenu } from './SideMenu.tsx';

const Brand = () => {
  const t = useMessages();
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
      <Logo size={24} />
      <Typography component="span" variant="h4" color="textPrimary">
        {t('app.name')}
      </Typography>
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

interface SideDrawerProps {
  /** Whether the drawer overlays the page and closes, instead of being permanent. */
  isTemporary: boolean;
  /** Whether the temporary drawer is open. */
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Side drawer with the product name and the menu; the temporary one closes when a link is clicked.
 */
export const SideDrawer = memo(({ isTemporary, isOpen, onClose }: SideDrawerProps) => {
  const t = useMessages();
  return (
    <Drawer
      variant={isTemporary ? 'temporary' : 'permanent'}
      open={!isTemporary || isOpen}
      onClose={onClose}
      sx={isTemporary ? undefined : { width: drawerWidth, flex: 'none' }}
      slotProps={{
        paper: {
          ...(isTemporary ? { id: drawerId, 'aria-label': t('app.menu.label') } : {}),
          sx: { width: drawerWidth, maxWidth: '100vw', boxSizing: 'border-box' },
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
        <Box sx={headStyle}>
          <Brand />
          {isTemporary ? (
            <IconButton aria-label={t('app.menu.close')} onClick={onClose}>
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
});
SideDrawer.displayName = 'SideDrawer';

/** Id of the drawer, for `aria-controls`. */
export const drawerId = 'menu-utama';
