import { useEffect, type RefObject } from 'react';
import { useCanBlock } from 'react-admin';
import { useBlocker, useLocation } from 'react-router-dom';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { readSession } from '#src/providers/session.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  dirty: boolean;
  /** Set once leaving is meant: after saving, after deleting. */
  done: RefObject<boolean>;
  /** What of the address' query belongs to the form: with another value it is another form. */
  params?: readonly string[];
}

/** Asks before what was typed is lost: on the way to another page, and out of the portal. */
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
    // A session that has ended takes its own way, and keeps what was typed by itself.
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
