import CheckIcon from '@mui/icons-material/Check';
import EventNoteOutlinedIcon from '@mui/icons-material/EventNoteOutlined';
import ContactPhoneOutlinedIcon from '@mui/icons-material/ContactPhoneOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import ShieldOutlinedIcon from '@mui/icons-material/ShieldOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { needsPic, type Role } from '#contract/policy.ts';
import { otherLocale } from '#src/i18n/language.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useSingleKeyShortcuts } from '#src/providers/useSingleKeyShortcuts.ts';
import { useSwitchLanguage } from '../useLanguagePreference.ts';
import { accountLabel, initials } from './accountLabel.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

const avatarStyle = {
  width: 28,
  height: 28,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'ground.accent',
  color: 'ground.accentInk',
  fontSize: '0.75rem',
  fontWeight: 600,
};

interface AccountMenuEntry {
  readonly to: string;
  readonly icon: ComponentType;
  readonly title: MessageKey;
  /** Whether a role sees the entry; all roles when omitted. */
  readonly isVisibleFor?: (role: Role) => boolean;
}

const accountMenuEntries: readonly AccountMenuEntry[] = [
  {
    to: '/dashboard/user/edit-profile',
    icon: PersonOutlinedIcon,
    title: 'accountSettings.profile.title',
  },
  {
    to: '/dashboard/user/change-password',
    icon: LockOutlinedIcon,
    title: 'accountSettings.password.title',
  },
  {
    to: '/dashboard/user/security',
    icon: ShieldOutlinedIcon,
    title: 'accountSettings.security.title',
  },
  {
    to: '/dashboard/user/calendar',
    icon: EventNoteOutlinedIcon,
    title: 'accountSettings.calendar.title',
  },
  {
    to: '/dashboard/pic/edit',
    icon: ContactPhoneOutlinedIcon,
    title: 'accountSettings.pic.title',
    isVisibleFor: needsPic,
  },
];

/** Menu of the signed-in user: name, role and account pages. */
export const AccountMenu = () => {
  const t = useMessages();
  const id = useId();
  const session = useRequiredSession();
  const label = accountLabel(session);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSignOutOpen, setIsSignOutOpen] = useState(false);
  const switchLanguage = useSwitchLanguage();
  const singleKeys = useSingleKeyShortcuts();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        // Says the initials too, which phones show alone: voice control goes by the visible text.
        aria-label={t('app.account.label', { name: `${initials(label)} ${label}`.trim() })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ px: 1, gap: 1, flex: 'none' }}
      >
        <Box component="span" aria-hidden sx={avatarStyle}>
          {initials(label)}
        </Box>{' '}
        <Typography
          component="span"
          noWrap
          sx={{ maxWidth: 280, fontWeight: 500, display: { xs: 'none', sm: 'block' } }}
        >
          {label}
        </Typography>
        <ExpandMoreIcon
          sx={{ fontSize: 18, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
        />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 232, maxWidth: 'calc(100vw - 32px)', mt: 0.5 } } }}
      >
        <Box sx={{ px: 1.75, pt: 1.5, pb: 1.25 }}>
          <Typography sx={{ fontWeight: 500 }}>{session.fullName}</Typography>
          {label === session.fullName ? null : <Typography variant="body2">{label}</Typography>}
          <Typography variant="body2" color="textSecondary">
            {t(`resources.role.base.${session.role}`)}
          </Typography>
        </Box>
        <Divider />
        <MenuList id={id} autoFocusItem sx={{ p: 0.5 }} aria-label={t('app.account.menu')}>
          {accountMenuEntries
            .filter(({ isVisibleFor }) => isVisibleFor?.(session.role) ?? true)
            .map(({ to, icon: Icon, title }) => (
              <MenuItem key={to} component={Link} to={to} onClick={close}>
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                {t(title)}
              </MenuItem>
            ))}
          <MenuItem
            lang={otherLocale}
            onClick={() => {
              close();
              void switchLanguage(otherLocale);
            }}
          >
            <ListItemIcon>
              <TranslateIcon />
            </ListItemIcon>
            {t('app.account.language')}
          </MenuItem>
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={singleKeys.value}
            onClick={() => singleKeys.set(!singleKeys.value)}
          >
            <ListItemIcon>
              <KeyboardIcon />
            </ListItemIcon>
            {t('app.account.single_keys')}
            {singleKeys.value ? <CheckIcon fontSize="small" sx={{ ml: 'auto', pl: 0.5 }} /> : null}
          </MenuItem>
          <MenuItem
            onClick={() => {
              close();
              setIsSignOutOpen(true);
            }}
          >
            <ListItemIcon>
              <LogoutIcon />
            </ListItemIcon>
            {t('app.account.sign_out')}
          </MenuItem>
        </MenuList>
      </Popover>
      <SignOutDialog open={isSignOutOpen} onClose={() => setIsSignOutOpen(false)} />
    </>
  );
};
