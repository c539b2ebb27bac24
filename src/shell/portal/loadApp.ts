/** Loads the console with react-admin; called after sign-in. */
export const loadApp = () => import('../App.tsx');
