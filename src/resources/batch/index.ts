import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { batch } from '#texts/batch.ts';
import { workOrder } from '#texts/workOrder.ts';
import { definition } from './definition.ts';

addMessages({ resources: { batch, workOrder: { status: workOrder.status } } });

export { definition };

export const BatchList = () => createElement(ResourceList, { definition });
export const BatchCreate = () => createElement(ResourceCreate, { definition });
export const BatchEdit = () => createElement(ResourceEdit, { definition });
export const BatchPage = () => createElement(RecordPage, { definition });

// The recall is not loaded with the list.
export const RecallPage = lazyComponent(
  async () => (await import('./recall/RecallPage.tsx')).RecallPage,
);
