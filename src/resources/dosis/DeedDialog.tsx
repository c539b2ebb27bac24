import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { LeaveQuestion } from '#src/ui/form/LeaveQuestion.tsx';
import { touch } from './layout.ts';
import type { Deed } from './useDeed.ts';

interface DeedDialogProps {
  title: string;
  /** Label of the submit button. */
  label: string;
  deed: Deed;
  onDo: () => Promise<void>;
  onClose: () => void;
  /** Wide layout for multi-line fields. */
  wide?: boolean;
  /** Whether input would be lost; closing then asks first. */
  dirty?: boolean;
  children: ReactNode;
}

/** Dialog around a command on one visit; errors without a field (key `_`) appear at the top. */
export const DeedDialog = ({
  title,
  label,
  deed: { busy, errors },
  onDo,
  onClose,
  wide = false,
  dirty = false,
  children,
}: DeedDialogProps) => {
  const say = useWords();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [losing, setLosing] = useState(false);
  const close = dirty ? () => setLosing(true) : onClose;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      onClose={busy ? undefined : close}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent ref={content}>
        {errors['_'] ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors['_']}
          </Alert>
        ) : null}
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={close} sx={touch}>
          {say('common.act.back')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void onDo()} sx={touch}>
          {label}
        </Button>
      </DialogActions>
      {losing ? <LeaveQuestion within onLeave={onClose} onStay={() => setLosing(false)} /> : null}
    </Dialog>
  );
};
