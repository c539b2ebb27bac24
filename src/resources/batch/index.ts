import { createElement } from 'react';
import { batch } from '#src/i18n/id/batch.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

addMessages({ resources: { batch } });

export const BatchList = () => createElement(ResourceList, { definition });
export const BatchCreate = () => createElement(ResourceCreate, { definition });
export const BatchEdit = () => createElement(ResourceEdit, { definition });
export const BatchPage = () => createElement(RecordPage, { definition });
