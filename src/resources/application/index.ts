import { addMessages } from '#src/i18n/lazyMessages.ts';
import { application } from '#texts/application.ts';
import { definition } from './definition.ts';

addMessages({ resources: { application } });

export { definition };
export { VerifyScreen as ApplicationVerify } from './VerifyScreen.tsx';
