import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { changeQuestion } from './changeQuestion.ts';
import { ProposeChangeDialog } from './ProposeChangeDialog.tsx';

/** Shows the dialog while a call waits until its change is proposed to a second person, or not. */
export function ProposalGate() {
  const session = useSession();
  const change = useSyncExternalStore(changeQuestion.subscribe, changeQuestion.current);
  useEffect(() => {
    // Without a session no one can answer; the call must not wait for ever.
    if (change && !session) changeQuestion.settle(false);
  }, [change, session]);
  return change && session ? <ProposeChangeDialog change={change} /> : null;
}
