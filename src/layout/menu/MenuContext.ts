import { createContext } from 'react';
import type { ShownGroup } from './menuOf.ts';

/** The signed-in user's menu. */
export const MenuContext = createContext<readonly ShownGroup[]>([]);
