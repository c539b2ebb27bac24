/** The console itself: react-admin and all that comes with it. Loaded once somebody signs in. */
export const loadApp = () => import('../App.tsx');
