import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { isDialogOpen, isTextField } from '#src/kit/page/shortcutTarget.ts';
import { useSingleKeyShortcuts } from '#src/providers/useSingleKeyShortcuts.ts';

const HelpPanel = lazyDialog(() => import('#src/shell/help/index.ts'));

/** Whether a key press asks for help: "?" outside of a field. */
const asksForHelp = ({ ctrlKey, metaKey, altKey, isComposing, key, target }: KeyboardEvent) =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !isComposing && !isTextField(target);

/** Button that opens the help about the current screen, with its shortcut. */
export const HelpButton = () => {
  const t = useMessages();
  const { value: hasSingleKeys } = useSingleKeyShortcuts();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForHelp(event) || isDialogOpen()) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasSingleKeys]);

  return (
    <>
      <Tooltip title={hasSingleKeys ? `${t('app.help')} ?` : t('app.help')}>
        <IconButton
          className="no-print"
          size="small"
          aria-label={t('app.help')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
          onClick={() => setIsOpen(true)}
          sx={{
            flex: 'none',
            color: 'text.secondary',
            '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
          }}
        >
          <HelpOutlineIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen ? (
        <Suspense fallback={null}>
          <HelpPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
