import { createContext } from 'react';
import type { VisibleMenuGroup } from './visibleMenu.ts';

/** The signed-in user's menu. */
export const MenuContext = createContext<readonly VisibleMenuGroup[]>([]);
