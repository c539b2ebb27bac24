import { useEffect, type RefObject } from 'react';
import { useCanBlock } from 'react-admin';
import { useBlocker, useLocation } from 'react-router-dom';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { readSession } from '#src/providers/session.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  dirty: boolean;
  /** Set before an intended navigation, such as after saving or deleting. */
  done: RefObject<boolean>;
  /** Query parameters that identify the form; changing one of them counts as leaving it. */
  params?: readonly string[];
}

/**
 * Asks for confirmation before unsaved changes are lost by in-app navigation or by closing the tab.
 */
export const LeaveGuard = (props: LeaveGuardProps) => {
  const { dirty, done } = props;
  const canBlock = useCanBlock();
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!done.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, done]);
  return canBlock ? <LeaveDialog {...props} /> : null;
};

const LeaveDialog = ({ dirty, done, params = [] }: LeaveGuardProps) => {
  const { expiry } = useApi();
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const leaves =
      from.pathname !== to.pathname ||
      params.some(name => paramOf(from.search, name) !== paramOf(to.search, name));
    // When the session ends, the redirect must not be blocked; the draft is saved separately.
    const mayAsk = !expiry.ended() && readSession() !== null;
    return dirty && leaves && mayAsk && !done.current;
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion
      within={blocker.location.pathname === pathname}
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
    />
  );
};

const paramOf = (search: string, name: string): string | null =>
  new URLSearchParams(search).get(name);
