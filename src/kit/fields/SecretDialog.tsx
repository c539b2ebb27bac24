import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '../command/DialogFrame.tsx';
import { codeStyle } from '../theme/typography.ts';

interface SecretDialogProps {
  title: string;
  description: string;
  /** What the secret is, such as `Kata sandi awal`. */
  label: string;
  secret: string;
  /** How long it is valid. */
  validity: string;
  onClose: () => void;
}

/**
 * Shows a secret once, with a button that copies it. Escape and backdrop clicks do not close it, because a lost secret
 * can only be replaced.
 */
export const SecretDialog = ({
  title,
  description,
  label,
  secret,
  validity,
  onClose,
}: SecretDialogProps) => {
  const t = useMessages();
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <DialogFrame
      title={title}
      description={description}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.secret.close')}
        </Button>
      }
    >
      <Box sx={secretRow}>
        <Box component="output" aria-label={label} sx={secretStyle}>
          {secret}
        </Box>
        <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {t('common.action.copy')}
        </Button>
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {isCopied === undefined
          ? null
          : isCopied
            ? t('common.copied', { what: label })
            : t('common.secret.not_copied')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {validity}
      </Typography>
    </DialogFrame>
  );
};

/** A long secret, such as an address, breaks where it has to. */
const secretStyle = {
  ...codeStyle,
  minWidth: 0,
  fontSize: '1.125rem',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;

const secretRow = {
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
