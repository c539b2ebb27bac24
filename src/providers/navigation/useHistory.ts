import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import type { BlockingHistory } from './blockingHistory.ts';

/**
 * Returns the history of the console, for event handlers and effects. Its location is always the present
 * one, but a change of it does not render the component again.
 */
export const useHistory = (): BlockingHistory =>
  use(NavigationContext).navigator as BlockingHistory;
