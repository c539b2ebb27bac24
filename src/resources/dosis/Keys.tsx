import Box from '@mui/material/Box';
import { useWords } from '#src/i18n/useWords.ts';
import { touch } from './layout.ts';

const names = ['enter', 'find', 'none', 'give', 'putOff', 'refuse', 'save'] as const;

/** Collapsible list of keyboard shortcuts. */
export const KeysHelp = () => {
  const say = useWords();
  return (
    <Box component="details" sx={{ mt: 3, fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Box component="summary" sx={{ ...touch, display: 'list-item', lineHeight: '44px' }}>
        {say('resources.dosis.keys.title')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {names.map(name => (
          <li key={name}>{say(`resources.dosis.keys.${name}`)}</li>
        ))}
      </Box>
    </Box>
  );
};
