import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { picCalls } from '#contract/pic.ts';
import { useSignOut } from '#src/account/useSignOut.ts';
import { pic as words } from '#src/i18n/id/pic.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { emptyPicValues, PicForm } from './PicForm.tsx';

interface PicModalProps {
  /** Called when a PIC exists; `isNew` is false if it was named elsewhere meanwhile. */
  onPicSet: (isNew: boolean) => void;
}

/** Dialog that asks for the PIC; only saving or signing out closes it. */
export function PicModal({ onPicSet }: PicModalProps) {
  const id = useId();
  const { call } = useApi();
  const signOut = useSignOut();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {words.lead}
        </DialogContentText>
        <PicForm
          initialValues={emptyPicValues}
          savePic={async body => {
            await call(picCalls.create, { body });
            onPicSet(true);
          }}
          onFailed={error => {
            // The PIC was already named, for example in another tab.
            if (error instanceof CallError && error.code === 'KEADAAN_SALAH') onPicSet(false);
          }}
        >
          <Button onClick={() => void signOut()}>{words.sign_out}</Button>
        </PicForm>
      </DialogContent>
    </Dialog>
  );
}
