export { RegisteredPage } from './RegisteredPage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { StandingPage } from './StandingPage.tsx';
