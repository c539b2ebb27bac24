import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { picCalls, type PicSuggestion } from '#contract/domains/pic.ts';
import { useSignOut } from '#src/account/useSignOut.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { pic as words } from '#texts/pic.ts';
import { emptyPicValues, PicForm, toPicValues } from './PicForm.tsx';
import { usePicVersion } from './usePicVersion.ts';

interface PicModalProps {
  /** Called when the PIC is confirmed; `isNew` is false if that was done elsewhere meanwhile. */
  onPicSet: (isNew: boolean) => void;
}

/**
 * Dialog that asks to confirm the PIC in the company's record, or to name one; only saving or
 * signing out closes it.
 */
export function PicModal({ onPicSet }: PicModalProps) {
  const { call } = useApi();
  const [suggestion, setSuggestion] = useState<PicSuggestion | null>();
  useEffect(() => {
    const control = new AbortController();
    const show = (known: PicSuggestion | null): void => {
      if (!control.signal.aborted) setSuggestion(known);
    };
    call(picCalls.suggest, {}, { signal: control.signal }).then(show, () => show(null));
    return () => control.abort();
  }, [call]);
  return (
    <DialogFrame title={words.title} description={words.lead} maxWidth="xs">
      {suggestion === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <ConfirmForm suggestion={suggestion} onPicSet={onPicSet} />
      )}
    </DialogFrame>
  );
}

interface ConfirmFormProps extends PicModalProps {
  suggestion: PicSuggestion | null;
}

const ConfirmForm = ({ suggestion, onPicSet }: ConfirmFormProps) => {
  const { call } = useApi();
  const signOut = useSignOut();
  const { save } = usePicVersion(suggestion);
  return (
    <PicForm
      initialValues={suggestion ? toPicValues(suggestion) : emptyPicValues}
      savePic={async body => {
        await save(version => call(picCalls.create, { body: { ...body, version } }));
        onPicSet(true);
      }}
      onFailed={error => {
        // The PIC was already confirmed, for example in another tab.
        if (error instanceof CallError && error.code === 'KEADAAN_SALAH') onPicSet(false);
      }}
    >
      <Button onClick={() => void signOut()}>{words.sign_out}</Button>
    </PicForm>
  );
};
