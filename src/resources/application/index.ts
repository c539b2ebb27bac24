import { createElement } from 'react';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

export { definition };
export { VerifyScreen as ApplicationVerify } from './VerifyScreen.tsx';

/** The queue of applications. */
export const ApplicationList = () => createElement(ResourceList, { definition });
