import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top when `view` changes, such as the path or the step of a page; for back and
 * forward the browser restores the position.
 */
export function useScrollToTop(view: string | undefined): void {
  const navigationType = useNavigationType();
  useEffect(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the view scrolls
  }, [view]);
}
