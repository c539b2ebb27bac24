import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useNotify } from 'react-admin';
import { codeFace } from '#src/layout/theme/typography.ts';
import { useWords } from '#src/i18n/useWords.ts';

/** The company number used in phone calls and letters, with a copy button. */
export const CopyNumber = ({ id }: { id: number }) => {
  const say = useWords();
  const notify = useNotify();
  const number = say('resources.bhbu.page.number', { id });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(String(id));
      notify(say('common.copied', { what: number }), { type: 'success' });
    } catch {
      notify('resources.bhbu.page.not_copied', { type: 'warning' });
    }
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', ...codeFace }}>
      {number}
      <IconButton
        size="small"
        aria-label={say('resources.bhbu.page.copy')}
        onClick={() => void copy()}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
