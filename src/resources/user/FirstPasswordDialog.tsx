import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { codeStyle } from '#src/layout/theme/typography.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';

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
  const id = useId();
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
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        {t('resources.user.initial_password.title', { name: String(saved['userName']) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {t('resources.user.initial_password.once')}
        </DialogContentText>
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
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('resources.user.initial_password.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const passwordRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  my: 2,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'ground.sunken',
};
