import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { voucherContract } from '#texts/voucherContract.ts';
import { formDefinition } from './definition.ts';

addMessages({ resources: { voucherContract } });

export const ContractCreate = () => createElement(ResourceCreate, { definition: formDefinition });
export const ContractEdit = () => createElement(ResourceEdit, { definition: formDefinition });

// The page is not loaded with the list.
const loadPages = () => import('./page/contractPages.tsx');
export const ContractPage = lazyComponent(async () => (await loadPages()).ContractPage);
export const ContractOwnPage = lazyComponent(async () => (await loadPages()).ContractOwnPage);

export { definition } from './definition.ts';
