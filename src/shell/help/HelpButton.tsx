import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { use, useEffect } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isDialogOpen, isTextField } from '#src/kit/page/shortcutTarget.ts';
import { useSingleKeyShortcuts } from '#src/providers/useSingleKeyShortcuts.ts';
import { HelpContext } from '#src/kit/page/HelpContext.ts';

/** Whether a key press asks for help: "?" outside of a field. */
const asksForHelp = ({ ctrlKey, metaKey, altKey, isComposing, key, target }: KeyboardEvent) =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !isComposing && !isTextField(target);

/** Button that opens the help about the current screen, with its shortcut. */
export const HelpButton = () => {
  const t = useMessages();
  const { value: hasSingleKeys } = useSingleKeyShortcuts();
  const { isOpen, open } = use(HelpContext);

  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForHelp(event) || isDialogOpen()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasSingleKeys, open]);

  return (
    <Tooltip title={hasSingleKeys ? `${t('app.help')} ?` : t('app.help')}>
      <IconButton
        className="no-print"
        size="small"
        aria-label={t('app.help')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
        onClick={open}
        sx={{
          flex: 'none',
          color: 'text.secondary',
          '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        }}
      >
        <HelpOutlineIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
