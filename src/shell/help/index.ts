export { HelpPanel as default } from './HelpPanel.tsx';
