import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { application } from '#texts/application.ts';
import { definition } from './definition.ts';

addMessages({ resources: { application } });

export { definition };
export { VerifyScreen as ApplicationVerify } from './VerifyScreen.tsx';

/** The verification queue. */
export const ApplicationList = () => createElement(ResourceList, { definition });
