import { useEffect, useState, type RefObject } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useLiveHold } from '#src/providers/live/liveChanges.ts';
import { readSession } from '#src/providers/session.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

interface UnsavedChangesGuardProps {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Set before an intended navigation, such as after saving or deleting. */
  isLeavingIntended: Pick<RefObject<boolean>, 'current'>;
  /** Query parameters that identify the form; changing one of them counts as leaving it. */
  identifyingParams?: readonly string[];
  /** Saves the changes before asking; leaves without asking when it resolves to true. */
  saveFirst?: () => Promise<boolean>;
}

/**
 * Asks for confirmation before unsaved changes are lost by in-app navigation or by closing the tab.
 */
export const UnsavedChangesGuard = ({
  isDirty,
  isLeavingIntended,
  identifyingParams = [],
  saveFirst,
}: UnsavedChangesGuardProps) => {
  useEffect(() => {
    if (!isDirty) return;
    const warnBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingIntended.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [isDirty, isLeavingIntended]);
  useLiveHold(isDirty);
  const { expiry } = useApi();
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeaving =
      from.pathname !== to.pathname ||
      identifyingParams.some(name => queryParam(from.search, name) !== queryParam(to.search, name));
    // When the session ends, the redirect must not be blocked; the draft is saved separately.
    const isSignedIn = !expiry.ended() && readSession() !== null;
    return isDirty && isLeaving && isSignedIn && !isLeavingIntended.current;
  });
  const [isAsking, setIsAsking] = useState(false);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked || !saveFirst) return undefined;
    let isCurrent = true;
    void saveFirst().then(isSaved => {
      if (!isCurrent) return;
      if (isSaved) blocker.proceed();
      else setIsAsking(true);
    });
    return () => {
      isCurrent = false;
      setIsAsking(false);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once per blocked navigation
  }, [isBlocked]);
  if (!isBlocked || (saveFirst && !isAsking)) return null;
  return (
    <UnsavedChangesDialog
      isSamePage={blocker.location.pathname === pathname}
      onLeave={blocker.proceed}
      onStay={blocker.reset}
    />
  );
};

const queryParam = (search: string, name: string): string | null =>
  new URLSearchParams(search).get(name);
