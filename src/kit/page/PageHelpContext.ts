import { createContext, type ReactNode } from 'react';

/** What a page header shows beside its title: the help button of the shell, which knows all screens. */
export const PageHelpContext = createContext<ReactNode>(null);
