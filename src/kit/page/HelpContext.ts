import { createContext } from 'react';

/** The help about the current screen. */
export interface HelpState {
  readonly isOpen: boolean;
  readonly open: () => void;
}

/** Provides the help of the console; `HelpProvider` renders it. */
export const HelpContext = createContext<HelpState>({ isOpen: false, open: () => undefined });
