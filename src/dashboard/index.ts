import { dashboard } from '#src/i18n/id/dashboard.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { dashboard } });
export { Dashboard } from './Dashboard.tsx';
