import { createElement, useMemo } from 'react';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { canAccess, type Role } from '#contract/policy.ts';
import { RecordPage, ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { printPath, voucherListPath } from '../paths.ts';
import { Recipients } from '../recipients/Recipients.tsx';
import { BatchFacts } from './BatchFacts.tsx';
import { BatchPanel } from './BatchPanel.tsx';
import { definition, newDefinition, ownDefinition, ownNewDefinition } from './definition.ts';
import { ExportBatch } from './ExportBatch.tsx';

/** Returns the definition of the page of a batch for a role. */
function pageOf(role: Role): ResourceSpec {
  const list = canAccess(role, 'voucher.issue') === 'all' ? definition : ownDefinition;
  return defineResource<VoucherTransaction>({
    ...(list as unknown as ResourceSpec<VoucherTransaction>),
    // The page of a batch has the same calls for all roles.
    name: 'voucherTransaction',
    show: {
      chips: ['status'],
      number: ({ noTransaksi }) => noTransaksi,
      Notice: BatchPanel,
      primary: ({ id, baru, aktif, terikat }) => {
        if (baru > 0) return 'activate';
        return aktif + terikat > 0
          ? {
              label: 'resources.voucherTransaction.link.print',
              to: printPath(id),
              right: 'voucher.print',
              icon: createElement(PrintOutlinedIcon),
            }
          : undefined;
      },
      links: ({ id, baru, aktif, terikat }) => [
        // A batch without new vouchers has this link as its primary action.
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
      Facts: BatchFacts,
      parts: [
        {
          title: 'recipients',
          isVisible: ({ status }) => status !== 'DIBATALKAN',
          Content: Recipients,
        },
        { title: 'export', right: 'voucher.export', Content: ExportBatch },
      ],
    },
  });
}

const usePage = (): ResourceSpec => {
  const { role } = useRequiredSession();
  return useMemo(() => pageOf(role), [role]);
};

export const BatchPage = () => createElement(RecordPage, { definition: usePage() });
export const BatchEdit = () => createElement(ResourceEdit, { definition: usePage() });
export const BatchCreate = () => createElement(ResourceCreate, { definition: newDefinition });
export const BatchOwnCreate = () => createElement(ResourceCreate, { definition: ownNewDefinition });
