import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UnsavedChangesDialog } from '#src/ui/form/draft/UnsavedChangesDialog.tsx';
import { touchTarget } from './styles.ts';
import type { Command } from './useCommand.ts';

interface CommandDialogProps {
  title: string;
  /** Label of the submit button. */
  label: string;
  command: Command;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** Wide layout for multi-line fields. */
  isWide?: boolean;
  /** Whether input would be lost; closing then asks first. */
  isDirty?: boolean;
  children: ReactNode;
}

/** Dialog around a command on one visit; errors without a field (key `_`) appear at the top. */
export const CommandDialog = ({
  title,
  label,
  command: { busy, errors },
  onSubmit,
  onClose,
  isWide = false,
  isDirty = false,
  children,
}: CommandDialogProps) => {
  const t = useMessages();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isLeaveOpen, setLeaveOpen] = useState(false);
  const close = isDirty ? () => setLeaveOpen(true) : onClose;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isWide ? 'sm' : 'xs'}
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
        <Button variant="outlined" color="inherit" disabled={busy} onClick={close} sx={touchTarget}>
          {t('common.action.back')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void onSubmit()} sx={touchTarget}>
          {label}
        </Button>
      </DialogActions>
      {isLeaveOpen ? (
        <UnsavedChangesDialog isSamePage onLeave={onClose} onStay={() => setLeaveOpen(false)} />
      ) : null}
    </Dialog>
  );
};
