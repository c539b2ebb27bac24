import { dashboard } from '#texts/dashboard.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { dashboard } });
export { Dashboard } from './Dashboard.tsx';
