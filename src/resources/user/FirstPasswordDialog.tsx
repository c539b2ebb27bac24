import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';

interface FirstPasswordDialogProps {
  /** The saved account, with its plaintext first password. */
  saved: AnyRecord;
  onClose: () => void;
}

/**
 * Shows an account's first password, once. Escape and backdrop clicks do not close it, because a
 * lost password can only be reset.
 */
export const FirstPasswordDialog = ({ saved, onClose }: FirstPasswordDialogProps) => {
  const t = useMessages();
  const [isCopied, setIsCopied] = useState<boolean>();
  const password = String(saved['kataSandiAwal']);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(password);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <DialogFrame
      title={t('resources.user.initial_password.title', { name: String(saved['userName']) })}
      description={t('resources.user.initial_password.once')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('resources.user.initial_password.close')}
        </Button>
      }
    >
      <Box sx={passwordRow}>
        <Box
          component="output"
          aria-label={t('resources.user.initial_password.label')}
          sx={{ ...codeStyle, fontSize: '1.125rem', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {password}
        </Box>
        <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {t('resources.user.initial_password.copy')}
        </Button>
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {isCopied === undefined
          ? null
          : t(
              isCopied
                ? 'resources.user.initial_password.copied'
                : 'resources.user.initial_password.not_copied',
            )}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('resources.user.initial_password.until', {
          when: formatDateTime(saved['berlakuSampai'] as string),
        })}
      </Typography>
    </DialogFrame>
  );
};

const passwordRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  mb: 2,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'ground.sunken',
};
