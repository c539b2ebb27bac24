import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import type { Role } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { ByAt } from '#src/kit/fields/ByAt.tsx';
import { RecordPage, ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession, useApi } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { printPath, voucherListPath } from '../paths.ts';
import { Recipients } from '../recipients/Recipients.tsx';
import { spreadsheet } from '../voucher/definition.ts';
import { newDefinition, ownNewDefinition, specOf } from './definition.ts';
import { TransactionPanel } from './TransactionPanel.tsx';
import { TransactionVouchers } from './TransactionVouchers.tsx';

/** Downloads the vouchers of a transaction as a spreadsheet. */
const ExportTransaction = ({ record: { id } }: { record: VoucherTransaction }) => {
  const t = useMessages();
  const { call } = useApi();
  const download = useServerDownload();
  const filter = { VoucherTransactionId: id };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box>{t('resources.voucherTransaction.export.text')}</Box>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlinedIcon />}
        loading={download.isStarting}
        onClick={() => void download.start(() => spreadsheet.requestPath(filter, call))}
      >
        {t('resources.voucherTransaction.export.button')}
      </Button>
      <DownloadDialogs download={download} />
    </Box>
  );
};

/** Returns the definition of the page of a transaction for a role. */
function pageOf(role: Role): ResourceSpec {
  // The page of a transaction has the same calls for all roles.
  const spec = specOf(
    'voucherTransaction',
    permissionScope(role, 'voucher.issue') === 'all' ? '/admin' : '/dashboard',
  );
  return defineResource<VoucherTransaction>({
    ...spec,
    fields: {
      ...spec.fields,
      judulKontrak: { value: ({ noKontrak, judulKontrak }) => noKontrak && judulKontrak },
      voucherContractId: { value: ({ noKontrak, judulKontrak }) => noKontrak ?? judulKontrak },
      activatedAt: {
        render: ({ activatedBy, activatedAt }) => <ByAt by={activatedBy} at={activatedAt} />,
      },
    },
    show: {
      chips: ['status'],
      number: ({ noTransaksi }) => noTransaksi,
      Notice: TransactionPanel,
      primary: ({ id, baru, aktif, terikat }) => {
        if (baru > 0) return 'activate';
        return aktif + terikat > 0
          ? {
              label: 'resources.voucherTransaction.link.print',
              to: printPath(id),
              right: 'voucher.print',
              icon: <PrintOutlinedIcon />,
            }
          : undefined;
      },
      links: ({ id, baru, aktif, terikat }) => [
        // A transaction without new vouchers has this link as its primary action.
        ...(baru > 0 && aktif + terikat > 0
          ? [
              {
                label: 'resources.voucherTransaction.link.print',
                to: printPath(id),
                right: 'voucher.print',
              } as const,
            ]
          : []),
        {
          label: 'resources.voucherTransaction.link.vouchers',
          to: voucherListPath(role, { VoucherTransactionId: String(id) }),
          right: 'voucher.read',
        },
        auditLogLink('voucherTransaction', id),
      ],
      facts: [
        {
          title: 'details',
          fields: [
            'bhbuName',
            {
              source: 'voucherContractId',
              linkTo: ({ voucherContractId }) => ['voucherContract', voucherContractId],
            },
            { source: 'judulKontrak', isOptional: true },
            'namaProduk',
            'tanggal',
            'jumlah',
            'validUntil',
            'metodeKirim',
            'activatedAt',
            'keterangan',
          ],
        },
        { title: 'codes', Content: TransactionVouchers },
      ],
      parts: [
        {
          title: 'recipients',
          isVisible: ({ status }) => status !== 'DIBATALKAN',
          Content: Recipients,
        },
        { title: 'export', right: 'voucher.export', Content: ExportTransaction },
      ],
    },
  });
}

const usePage = (): ResourceSpec => {
  const { role } = useRequiredSession();
  return useMemo(() => pageOf(role), [role]);
};

export const TransactionPage = () => <RecordPage definition={usePage()} />;
export const TransactionEdit = () => <ResourceEdit definition={usePage()} />;
export const TransactionCreate = () => <ResourceCreate definition={newDefinition} />;
export const TransactionOwnCreate = () => <ResourceCreate definition={ownNewDefinition} />;
