import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';
import { isIdentityAsked, settleIdentity, subscribeIdentity } from './identityQuestion.ts';

/** Shows the dialog while a call waits until the user proves who they are. */
export function IdentityGate() {
  const session = useSession();
  const isAsked = useSyncExternalStore(subscribeIdentity, isIdentityAsked);
  useEffect(() => {
    // Without a session no one can answer; the calls must not wait for ever.
    if (isAsked && !session) settleIdentity(false);
  }, [isAsked, session]);
  return isAsked && session ? <ConfirmIdentityDialog /> : null;
}
