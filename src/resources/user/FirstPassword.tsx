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
import { useWords } from '#src/i18n/useWords.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';

interface FirstPasswordProps {
  /** The saved account, with its plaintext first password. */
  saved: AnyRecord;
  onClose: () => void;
}

/**
 * Shows an account's first password, once. Escape and backdrop clicks do not close it, because a
 * lost password can only be reset.
 */
export const FirstPassword = ({ saved, onClose }: FirstPasswordProps) => {
  const say = useWords();
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const password = String(saved['kataSandiAwal']);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      setCopied(false);
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
        {say('resources.user.first.title', { name: String(saved['userName']) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{say('resources.user.first.once')}</DialogContentText>
        <Box sx={row}>
          <Box
            component="output"
            aria-label={say('resources.user.first.label')}
            sx={{ ...codeFace, fontSize: '1.125rem', overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {password}
          </Box>
          <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
            {say('resources.user.first.copy')}
          </Button>
        </Box>
        <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
          {copied === undefined
            ? null
            : say(copied ? 'resources.user.first.copied' : 'resources.user.first.not_copied')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {say('resources.user.first.until', {
            when: formatDateTime(saved['berlakuSampai'] as string),
          })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say('resources.user.first.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const row = {
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
