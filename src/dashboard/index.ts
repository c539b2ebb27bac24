import { addMessages } from '#src/i18n/lazyMessages.ts';
import { dashboard } from '#texts/dashboard.ts';

addMessages({ resources: { dashboard } });
export { Dashboard } from './Dashboard.tsx';
