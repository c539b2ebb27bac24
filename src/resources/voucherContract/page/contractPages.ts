import AddIcon from '@mui/icons-material/Add';
import { createElement } from 'react';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { documentName } from '#src/kit/format/documentName.ts';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { newBatchPath, type VoucherArea } from '../../voucher/paths.ts';
import { specOf } from '../definition.ts';
import { ContractFacts } from './ContractFacts.tsx';
import { QuotaEntries } from './QuotaEntries.tsx';
import { QuotaPanel } from './QuotaPanel.tsx';

const batchesOf = (load: () => Promise<{ readonly definition: ResourceSpec }>) =>
  function Batches({ record: { id } }: { record: VoucherContract }) {
    return createElement(RelatedTable, {
      load,
      filter: { voucherContractId: String(id) },
      columns: ['noTransaksi', 'status', 'terpakai'],
    });
  };

const loadAll = async () => await import('../../voucher/index.ts');
const loadOwn = async () => ({
  definition: (await import('../../voucher/index.ts')).ownDefinition,
});

/** Returns the definition of the page of a contract in an area of the console. */
function pageIn(area: VoucherArea, show: string): ResourceSpec {
  const spec = specOf(show);
  return defineResource<VoucherContract>({
    ...spec,
    ...(area === '/dashboard'
      ? { paths: { ...spec.paths, list: '/dashboard/voucher/list-voucher' } }
      : {}),
    headerFields: ['judul'],
    show: {
      number: ({ noKontrak, id }) => documentName(noKontrak, id),
      Notice: QuotaPanel,
      primary: ({ id, status, sisa }) =>
        status === 'DRAFT'
          ? 'activate'
          : status === 'AKTIF' && sisa > 0
            ? {
                label: 'resources.voucherContract.link.issue',
                to: newBatchPath(area, id),
                icon: createElement(AddIcon),
                right: 'voucher.issue',
              }
            : undefined,
      links: ({ id }) => [auditLogLink('voucherContract', id)],
      Facts: ContractFacts,
      parts: [
        {
          title: 'batches',
          right: 'voucher.issue',
          isVisible: ({ status }) => status !== 'DRAFT',
          Content: batchesOf(area === '/dashboard' ? loadOwn : loadAll),
        },
        {
          title: 'ledger',
          isVisible: ({ status }) => status !== 'DRAFT',
          Content: QuotaEntries,
        },
      ],
    },
  });
}

const page = pageIn('/admin', '/admin/voucher-contract/detail/:id');
const ownPage = pageIn('/dashboard', '/dashboard/voucher/kontrak/:id');

export const ContractPage = () => createElement(RecordPage, { definition: page });
export const ContractOwnPage = () => createElement(RecordPage, { definition: ownPage });
