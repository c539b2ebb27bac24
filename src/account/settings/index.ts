export { CalendarScreen } from './CalendarScreen.tsx';
export { PasswordScreen } from './PasswordScreen.tsx';
export { PicScreen } from './PicScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
export { SecurityScreen } from './SecurityScreen.tsx';
