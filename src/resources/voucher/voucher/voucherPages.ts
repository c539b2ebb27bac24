import { createElement } from 'react';
import { formatCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { type VoucherArea } from '../paths.ts';
import { specOf } from './definition.ts';
import { VoucherFacts } from './VoucherFacts.tsx';
import { VoucherNotice } from './VoucherNotice.tsx';

// The QR code is drawn by a library of its own.
const TicketPart = lazyComponent(async () => (await import('./TicketPart.tsx')).TicketPart);

/** Returns the definition of the page of a voucher in an area of the console. */
const pageIn = (area: VoucherArea): ResourceSpec =>
  defineResource<Voucher>({
    ...specOf(area),
    show: {
      number: ({ code }) => formatCode(code),
      Notice: VoucherNotice,
      primary: ({ status }) => (status === 'BARU' ? 'activate' : undefined),
      links: ({ id, VoucherTransactionId }) => [
        {
          label: 'resources.voucher.link.batch',
          to: recordPath('voucherTransaction', VoucherTransactionId),
          right: 'voucher.issue',
        },
        auditLogLink('voucher', id),
      ],
      Facts: VoucherFacts,
      parts: [
        {
          title: 'ticket',
          right: 'voucher.print',
          isVisible: ({ status }) => status === 'AKTIF' || status === 'TERIKAT',
          Content: TicketPart,
        },
      ],
    },
  });

const page = pageIn('/admin');
const ownPage = pageIn('/dashboard');

export const VoucherPage = () => createElement(RecordPage, { definition: page });
export const VoucherOwnPage = () => createElement(RecordPage, { definition: ownPage });
