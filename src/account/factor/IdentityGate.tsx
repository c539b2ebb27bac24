import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';
import { identityQuestion } from './identityQuestion.ts';

/** Shows the dialog while a call waits until the user proves who they are. */
export function IdentityGate() {
  const session = useSession();
  const isAsked = useSyncExternalStore(identityQuestion.subscribe, identityQuestion.current);
  useEffect(() => {
    // Without a session no one can answer; the calls must not wait for ever.
    if (isAsked && !session) identityQuestion.settle(false);
  }, [isAsked, session]);
  return isAsked && session ? <ConfirmIdentityDialog /> : null;
}
