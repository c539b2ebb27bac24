import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { order } from '#texts/order.ts';
import { pks } from '#texts/pks.ts';
import { definition } from './definition.ts';

addMessages({ resources: { order, pks } });

export { definition };

const loadCreate = () => import('./PksCreate.tsx');

export const PksCreate = lazyComponent(async () => (await loadCreate()).PksCreate);
export const PksAmendmentCreate = lazyComponent(
  async () => (await loadCreate()).PksAmendmentCreate,
);

export { PksList, PksOwnList, PksOwnPage, PksPage } from './PksScreens.tsx';
