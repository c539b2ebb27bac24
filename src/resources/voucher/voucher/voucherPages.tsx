import { formatCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ByAt } from '#src/kit/fields/ByAt.tsx';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { voucher as messages } from '#texts/voucher.ts';
import type { VoucherArea } from '../paths.ts';
import { specOf } from './definition.ts';
import { VoucherNotice } from './VoucherNotice.tsx';

// The QR code is drawn by a library of its own.
const TicketPart = lazyComponent(async () => (await import('./TicketPart.tsx')).TicketPart);

/** How often a voucher was checked, and when last. */
const Checks = ({ voucher: { checkCount, lastCheckAt } }: { voucher: Voucher }) => {
  const t = useMessages();
  return checkCount === 0 ? (
    <EmptyValue />
  ) : (
    t('resources.voucher.checks', {
      count: formatNumber(checkCount),
      when: formatDateTime(lastCheckAt),
    })
  );
};

/** Returns the definition of the page of a voucher in an area of the console. */
function pageIn(area: VoucherArea): ResourceSpec {
  const spec = specOf(area);
  const byAt = (by: string | null, at: string | null) => (
    <ByAt by={by} at={at} system={messages.system} />
  );
  return defineResource<Voucher>({
    ...spec,
    fields: {
      ...spec.fields,
      menggantikan: {
        value: ({ id, menggantikan }) =>
          menggantikan === null || menggantikan === id ? null : messages.replaced,
      },
      nik: { kind: 'identity', value: ({ pemegang }) => pemegang?.nik },
      noPaspor: { value: ({ pemegang }) => pemegang?.noPaspor },
      tanggalLahir: { kind: 'date', value: ({ pemegang }) => pemegang?.tanggalLahir },
      activatedAt: { render: ({ activatedBy, activatedAt }) => byAt(activatedBy, activatedAt) },
      boundAt: { render: ({ boundBy, boundAt }) => byAt(boundBy, boundAt) },
      usedAt: { render: ({ usedBy, usedAt }) => byAt(usedBy, usedAt) },
      checkCount: { render: one => <Checks voucher={one} /> },
    },
    show: {
      number: ({ code }) => formatCode(code),
      Notice: VoucherNotice,
      primary: ({ status }) => (status === 'BARU' ? 'activate' : undefined),
      links: ({ id, VoucherTransactionId }) => [
        {
          label: 'resources.voucher.link.transaction',
          to: recordPath('voucherTransaction', VoucherTransactionId),
          right: 'voucher.issue',
        },
        auditLogLink('voucher', id),
      ],
      facts: [
        {
          title: 'details',
          fields: [
            'code',
            'bhbuName',
            'namaProduk',
            'validUntil',
            {
              source: 'noTransaksi',
              linkTo: ({ VoucherTransactionId }) => ['voucherTransaction', VoucherTransactionId],
            },
            {
              source: 'menggantikan',
              linkTo: ({ menggantikan }) => ['voucher', menggantikan],
              isOptional: true,
            },
            { source: 'penerima', right: 'voucher.issue' },
          ],
        },
        {
          title: 'holder',
          isVisible: ({ pemegang }) => pemegang !== null,
          fields: [
            {
              source: 'pemegang',
              linkTo: ({ pemegang }) => ['peserta', pemegang?.idPeserta ?? null],
            },
            { source: 'nik', isOptional: true },
            { source: 'noPaspor', isOptional: true },
            'tanggalLahir',
          ],
        },
        {
          title: 'holder',
          isVisible: ({ pemegang }) => pemegang === null,
          Content: () => messages.noHolder,
        },
        {
          title: 'use',
          fields: [
            'activatedAt',
            'boundAt',
            'usedAt',
            'namaFaskes',
            { source: 'dosisKe', isOptional: true },
            'checkCount',
          ],
        },
      ],
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
}

const page = pageIn('/admin');
const ownPage = pageIn('/dashboard');

export const VoucherPage = () => <RecordPage definition={page} />;
export const VoucherOwnPage = () => <RecordPage definition={ownPage} />;
