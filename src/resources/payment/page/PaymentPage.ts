import { createElement } from 'react';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { definition } from '../definition.ts';

export const PaymentPage = () => createElement(RecordPage, { definition });
