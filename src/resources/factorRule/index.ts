import { addMessages } from '#src/i18n/lazyMessages.ts';
import { factorRule } from '#texts/factorRule.ts';

addMessages({ resources: { factorRule } });

export { FactorRules } from './FactorRules.tsx';
