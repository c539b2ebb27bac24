import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useApi, useSession } from '#src/providers/api/ApiContext.ts';

const Dialog = lazyDialog(async () => ({
  default: (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
}));

/** Shows the dialog while a call waits until the user proves who they are. */
export function IdentityGate() {
  const { identity } = useApi();
  const session = useSession();
  const isAsked = useSyncExternalStore(identity.subscribe, identity.isAsked);
  useEffect(() => {
    // Without a session no one can answer; the calls must not wait for ever.
    if (isAsked && !session) identity.settle(false);
  }, [isAsked, session, identity]);
  return isAsked && session ? (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  ) : null;
}
