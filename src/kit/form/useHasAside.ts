import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window has room for a column beside a form. */
export const useHasAside = (): boolean => useMediaQuery('(min-width:1100px)', { noSsr: true });
