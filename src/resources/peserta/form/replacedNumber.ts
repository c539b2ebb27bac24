import { createContext } from 'react';

/** Field whose stored identity number is replaced at once, because it is faulty. */
export const ReplacedNumberContext = createContext<string | undefined>(undefined);
