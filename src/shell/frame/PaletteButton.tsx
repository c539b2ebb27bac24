import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { isDialogOpen, isTextField } from '#src/kit/page/shortcutTarget.ts';
import { useSingleKeyShortcuts } from '#src/providers/useSingleKeyShortcuts.ts';
import type { PaletteItem } from '../palette/paletteItem.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

const Palette = lazyDialog(() => import('../palette/index.ts'));

/** Pages that are listed as opened last. */
const maxRecent = 5;

/**
 * Whether a key press asks for the palette: Ctrl+K or ⌘K, or "/" outside of a field where the user
 * has not switched off shortcuts of a single key.
 */
const asksForPalette = (event: KeyboardEvent, hasSingleKeys: boolean): boolean => {
  const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event;
  if (altKey || event.isComposing) return false;
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return hasSingleKeys && !ctrlKey && key === '/' && !isTextField(target);
};

/** The shortcut as keyboards name it. */
const shortcutName = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/**
 * Button that opens the palette, with its shortcuts. What was opened from the palette is in memory
 * until the page is left or another user signs in.
 */
export const PaletteButton = () => {
  const t = useMessages();
  const label = t('app.toolbar.search');
  const shortcut = shortcutName();
  const { value: hasSingleKeys } = useSingleKeyShortcuts();
  const [isOpen, setIsOpen] = useState(false);
  const [isSignOutOpen, setIsSignOutOpen] = useState(false);
  const [recent, setRecent] = useState<readonly PaletteItem[]>([]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForPalette(event, hasSingleKeys)) return;
      // Otherwise a browser moves to its own search.
      event.preventDefault();
      if (isOpen) setIsOpen(false);
      else if (!isDialogOpen()) setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, hasSingleKeys]);

  return (
    <>
      <Tooltip title={`${label} ${shortcut}`}>
        <ButtonBase
          aria-label={`${label} ${shortcut}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts={hasSingleKeys ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
          onClick={() => setIsOpen(true)}
          sx={buttonStyle}
        >
          <SearchIcon sx={{ fontSize: 20 }} />
          <Box component="span" sx={wideStyle}>
            {label}
          </Box>{' '}
          <Box component="kbd" sx={keyStyle}>
            {shortcut}
          </Box>
        </ButtonBase>
      </Tooltip>
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette
            recent={recent}
            onUse={item =>
              setRecent(before =>
                [item, ...before.filter(({ key }) => key !== item.key)].slice(0, maxRecent),
              )
            }
            onSignOut={() => setIsSignOutOpen(true)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
      <SignOutDialog open={isSignOutOpen} onClose={() => setIsSignOutOpen(false)} />
    </>
  );
};

const wideStyle = { display: { xs: 'none', lg: 'inline' } };
const buttonStyle = {
  flex: 'none',
  gap: 1,
  minWidth: 40,
  height: 40,
  px: { xs: 1, lg: 1.5 },
  borderRadius: 1,
  border: { xs: 0, lg: 1 },
  borderColor: { lg: 'divider' },
  typography: 'body2',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
};
const keyStyle = {
  ...wideStyle,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  px: 0.75,
  borderRadius: 0.5,
  border: 1,
  borderColor: 'divider',
};
