import { createElement } from 'react';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { detailDefinition } from './detailDefinition.tsx';

/** The page of a company. */
export const BhbuDetail = () => createElement(RecordPage, { definition: detailDefinition });
