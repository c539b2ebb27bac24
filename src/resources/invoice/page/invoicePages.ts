import { createElement } from 'react';
import { RecordPage, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { definition, ownDefinition } from '../definition.ts';

export const InvoicePage = () => createElement(RecordPage, { definition });
export const InvoiceOwnPage = () => createElement(RecordPage, { definition: ownDefinition });
export const InvoiceEdit = () => createElement(ResourceEdit, { definition });
