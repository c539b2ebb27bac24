import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { picCalls } from '#contract/pic.ts';
import { useSignOut } from '#src/account/useSignOut.ts';
import { pic as words } from '#texts/pic.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { DialogFrame } from '#src/ui/command/DialogFrame.tsx';
import { emptyPicValues, PicForm, toPicValues, type PicValues } from './PicForm.tsx';

interface PicModalProps {
  /** Called when a PIC exists; `isNew` is false if it was named elsewhere meanwhile. */
  onPicSet: (isNew: boolean) => void;
}

/**
 * Dialog that asks for the PIC, with the one of the company's registration; only saving or signing
 * out closes it.
 */
export function PicModal({ onPicSet }: PicModalProps) {
  const { call } = useApi();
  const signOut = useSignOut();
  const [initialValues, setInitialValues] = useState<PicValues>();
  useEffect(() => {
    const control = new AbortController();
    const show = (known: PicValues | null): void => {
      if (!control.signal.aborted) setInitialValues(known ? toPicValues(known) : emptyPicValues);
    };
    call(picCalls.suggest, {}, { signal: control.signal }).then(show, () => show(null));
    return () => control.abort();
  }, [call]);
  return (
    <DialogFrame title={words.title} description={words.lead} maxWidth="xs">
      {initialValues ? (
        <PicForm
          initialValues={initialValues}
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
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </DialogFrame>
  );
}
