export { mailTexts } from '../id/mail.ts';
