import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { BlockingHistory } from './blockingHistory.ts';

interface HistoryRouterProps {
  history: BlockingHistory;
  children: ReactNode;
}

/**
 * Router of a history. Another path is a transition: the screen stays until the next one has loaded. Another
 * query, such as the next page of a list, is rendered at once and in one piece, which takes less time.
 */
export function HistoryRouter({ history, children }: HistoryRouterProps) {
  const [{ action, location }, setShown] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    let pathname = history.location.pathname;
    return history.listen(next => {
      const isSameScreen = next.location.pathname === pathname;
      pathname = next.location.pathname;
      if (isSameScreen) setShown(next);
      else startTransition(() => setShown(next));
    });
  }, [history]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
