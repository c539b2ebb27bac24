import { addMessages } from '#src/i18n/lazyMessages.ts';
import { retensi } from '#texts/retensi.ts';

addMessages({ resources: { retensi } });

export { RetentionScreen } from './RetentionScreen.tsx';
