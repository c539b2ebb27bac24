import { dashboard } from '#src/i18n/id/dashboard.ts';
import { addWords } from '#src/i18n/later.ts';

addWords({ resources: { dashboard } });
export { Dashboard } from './Dashboard.tsx';
