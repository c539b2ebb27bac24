import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTarget } from './styles.ts';

const shortcutNames = ['enter', 'find', 'none', 'give', 'postpone', 'refuse', 'save'] as const;

/** Collapsible list of keyboard shortcuts. */
export const ShortcutHelp = () => {
  const t = useMessages();
  return (
    <Box component="details" sx={{ mt: 3, fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Box component="summary" sx={{ ...touchTarget, display: 'list-item', lineHeight: '44px' }}>
        {t('resources.vaksinasi.shortcuts.title')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shortcutNames.map(name => (
          <li key={name}>{t(`resources.vaksinasi.shortcuts.${name}`)}</li>
        ))}
      </Box>
    </Box>
  );
};
