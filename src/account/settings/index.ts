export { PasswordScreen } from './PasswordScreen.tsx';
export { PicScreen } from './PicScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
export { SessionsScreen } from './SessionsScreen.tsx';
