import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { touch } from './layout.ts';
import type { Deed } from './useDeed.ts';

interface DeedDialogProps {
  title: string;
  /** What the button says that does it. */
  label: string;
  deed: Deed;
  onDo: () => Promise<void>;
  onClose: () => void;
  /** What is filled in takes more than a line. */
  wide?: boolean;
  children: ReactNode;
}

/** Asks what a deed to one visit takes; what stands in its way as a whole is said above. */
export const DeedDialog = ({
  title,
  label,
  deed: { busy, errors },
  onDo,
  onClose,
  wide = false,
  children,
}: DeedDialogProps) => {
  const say = useWords();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {errors['_'] ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors['_']}
          </Alert>
        ) : null}
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose} sx={touch}>
          {say('common.act.back')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void onDo()} sx={touch}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
