export { RegistrationSentPage } from './RegistrationSentPage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { RegistrationStatusPage } from './status/RegistrationStatusPage.tsx';
