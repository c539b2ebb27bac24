import { addMessages } from '#src/i18n/lazyMessages.ts';
import { importRule } from '#texts/importRule.ts';

// Only the dialogs of rules need them.
addMessages({ resources: { importRule } });
