import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UnsavedChangesDialog } from '../form/draft/UnsavedChangesDialog.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import type { Command } from './useCommand.ts';

export interface ConfirmDialogProps extends Omit<
  DialogFrameProps,
  'contentRef' | 'onClose' | 'onSubmit'
> {
  /** Label of the confirm button; undefined when there is nothing to confirm. */
  confirmLabel: string | undefined;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Disables closing while it runs; its error without a field is shown at the top. */
  command?: Pick<Command<never>, 'isRunning' | 'errors'>;
  /** Whether input would be lost; closing then asks first. */
  isDirty?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

const idle: NonNullable<ConfirmDialogProps['command']> = { isRunning: false, errors: {} };

/**
 * Asks for confirmation, or for the input in its children, before a command runs. After a failure
 * the first invalid input has the focus.
 */
export const ConfirmDialog = ({
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  command: { isRunning, errors } = idle,
  isDirty = false,
  onConfirm,
  onClose,
  actions,
  children,
  ...frame
}: ConfirmDialogProps) => {
  const t = useMessages();
  const content = useRef<HTMLDivElement>(null);
  const [isLeaveOpen, setIsLeaveOpen] = useState(false);
  const close = isDirty ? () => setIsLeaveOpen(true) : onClose;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  // Without fields, there is no other place for the errors of fields.
  const alertText = errors['_'] ?? (children ? undefined : Object.values(errors).join(' '));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles events of a portal to its parent form, which must not be submitted.
    event.stopPropagation();
    if (!isRunning) void onConfirm();
  };
  return (
    <DialogFrame
      {...frame}
      contentRef={content}
      onClose={isRunning ? undefined : close}
      onSubmit={submit}
      actions={
        actions ?? (
          <>
            <Button variant="outlined" color="inherit" disabled={isRunning} onClick={close}>
              {cancelLabel ?? t('common.action.cancel')}
            </Button>
            {confirmLabel === undefined ? null : (
              <Button
                type="submit"
                variant="contained"
                color={isDestructive ? 'error' : 'primary'}
                loading={isRunning}
              >
                {confirmLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {alertText ? (
        <Alert severity="error" sx={{ '&:not(:last-child)': { mb: 2 } }}>
          {alertText}
        </Alert>
      ) : null}
      {children}
      {isLeaveOpen ? (
        <UnsavedChangesDialog isSamePage onLeave={onClose} onStay={() => setIsLeaveOpen(false)} />
      ) : null}
    </DialogFrame>
  );
};
