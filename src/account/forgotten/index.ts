export { ForgottenPage } from './ForgottenPage.tsx';
export { NewPasswordPage } from './NewPasswordPage.tsx';
