import Button from '@mui/material/Button';
import { picCalls } from '#contract/pic.ts';
import { useSignOut } from '#src/account/useSignOut.ts';
import { pic as words } from '#src/i18n/id/pic.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { DialogFrame } from '#src/ui/command/DialogFrame.tsx';
import { emptyPicValues, PicForm } from './PicForm.tsx';

interface PicModalProps {
  /** Called when a PIC exists; `isNew` is false if it was named elsewhere meanwhile. */
  onPicSet: (isNew: boolean) => void;
}

/** Dialog that asks for the PIC; only saving or signing out closes it. */
export function PicModal({ onPicSet }: PicModalProps) {
  const { call } = useApi();
  const signOut = useSignOut();
  return (
    <DialogFrame title={words.title} description={words.lead} maxWidth="xs">
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
    </DialogFrame>
  );
}
