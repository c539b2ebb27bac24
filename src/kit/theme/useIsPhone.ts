import useMediaQuery from '@mui/material/useMediaQuery';
import { phoneMediaQuery } from './tokens.ts';

/** Whether the window is as narrow as a phone's, from the first render. */
export const useIsPhone = (): boolean => useMediaQuery(phoneMediaQuery, { noSsr: true });
