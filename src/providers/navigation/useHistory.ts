import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import type { BlockingHistory } from './blockingHistory.ts';

/**
 * Returns the history of the console. Its location is the present one, but who reads it does not render
 * again when it changes.
 */
export const useHistory = (): BlockingHistory =>
  use(NavigationContext).navigator as BlockingHistory;
