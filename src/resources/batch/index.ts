import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { batch } from '#texts/batch.ts';
import { stock } from '#texts/stock.ts';
import { workOrder } from '#texts/workOrder.ts';
import { definition } from './definition.ts';

addMessages({
  resources: {
    batch,
    workOrder: { status: workOrder.status },
    stock: { equation: stock.equation },
  },
});

export { definition };

// The recall is not loaded with the list.
export const RecallPage = lazyComponent(
  async () => (await import('./recall/RecallPage.tsx')).RecallPage,
);
