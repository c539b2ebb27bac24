import { createContext } from 'react';
import type { ShownGroup } from './menuOf.ts';

/** The menu of who is signed in, for whatever shows it. */
export const MenuContext = createContext<readonly ShownGroup[]>([]);
