import { useEffect, useState } from 'react';

/** Returns whether `isWaiting` has been true for longer than `ms`, so that a short wait shows nothing. */
export function useLastsLongerThan(isWaiting: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isWaiting, ms]);
  return lasts;
}
