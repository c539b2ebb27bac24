import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { twoColumnQuery } from './styles.ts';

const shortcutNames = [
  'enter',
  'arrows',
  'find',
  'none',
  'give',
  'postpone',
  'refuse',
  'save',
] as const;

/** List of keyboard shortcuts, not for those who work by touch. */
export const ShortcutHelp = () => {
  const t = useMessages();
  return (
    <Box sx={helpStyle}>
      <Typography component="h2" variant="subtitle2">
        {t('resources.vaksinasi.shortcuts.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shortcutNames.map(name => (
          <li key={name}>{t(`resources.vaksinasi.shortcuts.${name}`)}</li>
        ))}
      </Box>
    </Box>
  );
};

const helpStyle = {
  display: 'none',
  mt: 3,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  [`${twoColumnQuery} and (pointer:fine)`]: { display: 'block' },
};
