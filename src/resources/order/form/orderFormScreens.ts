import { createElement } from 'react';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';

const loadPages = () => import('./OrderFormPages.tsx');

// The form is not loaded with the list.
const CreatePage = lazyComponent(async () => (await loadPages()).OrderCreatePage);

export const OrderCreate = () => createElement(CreatePage, { jenis: 'REGULER' });

export const OrderCreateBooster = () => createElement(CreatePage, { jenis: 'BOOSTER' });

export const OrderEdit = lazyComponent(async () => (await loadPages()).OrderEditPage);

export const OrderAmend = lazyComponent(async () => (await loadPages()).OrderAmendPage);
