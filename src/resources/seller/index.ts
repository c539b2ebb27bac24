import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { seller } from '#texts/seller.ts';
import { definition } from './definition.ts';

addMessages({ resources: { seller } });

export { SellerCreate } from './SellerCreate.tsx';

export const SellerList = () => createElement(ResourceList, { definition });
export const SellerEdit = () => createElement(ResourceEdit, { definition });
export const SellerPage = () => createElement(RecordPage, { definition });
