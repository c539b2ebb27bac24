import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type Ref, type SubmitEvent } from 'react';

export interface DialogFrameProps extends Pick<
  DialogProps,
  'role' | 'maxWidth' | 'sx' | 'onClose'
> {
  open?: boolean;
  title: string;
  /** Announced together with the title when the dialog opens. */
  description?: string;
  /** The buttons. */
  actions?: ReactNode;
  contentRef?: Ref<HTMLDivElement>;
  /** Makes the dialog a form. */
  onSubmit?: (event: SubmitEvent) => void;
  children?: ReactNode;
}

/** A dialog named by its title. It depends on MUI only, so pages before sign-in can use it. */
export const DialogFrame = ({
  open = true,
  title,
  description,
  actions,
  contentRef,
  onSubmit,
  children,
  ...dialogProps
}: DialogFrameProps) => {
  const id = useId();
  const hasContent = description !== undefined || Boolean(children);
  const body = (
    <>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {hasContent ? (
        <DialogContent ref={contentRef}>
          {description === undefined ? null : (
            <DialogContentText id={`${id}-text`} sx={{ '&:not(:last-child)': { mb: 2 } }}>
              {description}
            </DialogContentText>
          )}
          {children}
        </DialogContent>
      ) : null}
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </>
  );
  return (
    <Dialog
      open={open}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      {...dialogProps}
    >
      {onSubmit ? (
        // `display: contents` leaves the scrolling of the content to the dialog.
        <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
          {body}
        </form>
      ) : (
        body
      )}
    </Dialog>
  );
};
