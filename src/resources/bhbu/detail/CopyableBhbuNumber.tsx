import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useNotify } from 'react-admin';
import { codeStyle } from '#src/layout/theme/typography.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** The company number used in phone calls and letters, with a copy button. */
export const CopyableBhbuNumber = ({ id }: { id: number }) => {
  const t = useMessages();
  const notify = useNotify();
  const number = t('resources.bhbu.page.number', { id });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(String(id));
      notify(t('common.copied', { what: number }), { type: 'success' });
    } catch {
      notify('resources.bhbu.page.not_copied', { type: 'warning' });
    }
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', ...codeStyle }}>
      {number}
      <IconButton
        size="small"
        aria-label={t('resources.bhbu.page.copy')}
        onClick={() => void copy()}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
