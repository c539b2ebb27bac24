import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useNotify } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';

interface CopyableNumberProps {
  definition: ResourceSpec;
  number: number | string;
  /** Whether the title shows the number already, so that only a button copies it. */
  isTitle?: boolean;
}

/** The number of a record that people quote in phone calls and letters, with a copy button. */
export const CopyableNumber = ({ definition, number, isTitle = false }: CopyableNumberProps) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const notify = useNotify();
  const label = names.t('page.number', { id: number });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(String(number));
      notify(t('common.copied', { what: label }), { type: 'success' });
    } catch {
      notify('common.not_copied', { type: 'warning' });
    }
  };
  if (isTitle) {
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<ContentCopyIcon fontSize="small" />}
        onClick={() => void copy()}
      >
        {names.t('page.copy')}
      </Button>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', ...codeStyle }}>
      {label}
      <IconButton size="small" aria-label={names.t('page.copy')} onClick={() => void copy()}>
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
