import AddIcon from '@mui/icons-material/Add';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { voucherContract as messages } from '#texts/voucherContract.ts';
import { newTransactionPath, type VoucherArea } from '../../voucher/paths.ts';
import { specOf } from '../definition.ts';
import { QuotaEntries } from './QuotaEntries.tsx';
import { QuotaPanel } from './QuotaPanel.tsx';

const transactionsOf = (load: () => Promise<{ readonly definition: ResourceSpec }>) =>
  function Transactions({ record: { id } }: { record: VoucherContract }) {
    return (
      <RelatedTable
        load={load}
        filter={{ voucherContractId: String(id) }}
        columns={['noTransaksi', 'status', 'terpakai']}
      />
    );
  };

const loadAll = async () => ({
  definition: (await import('../../voucher/index.ts')).transactionDefinition,
});
const loadOwn = async () => ({
  definition: (await import('../../voucher/index.ts')).ownTransactionDefinition,
});

/** Returns the definition of the page of a contract in an area of the console. */
function pageIn(area: VoucherArea, show: string): ResourceSpec {
  const spec = specOf(show);
  return defineResource<VoucherContract>({
    ...spec,
    ...(area === '/dashboard'
      ? { paths: { ...spec.paths, list: '/dashboard/voucher/list-voucher' } }
      : {}),
    fields: {
      ...spec.fields,
      faskesDiizinkan: {
        kind: 'text',
        value: ({ namaFaskesDiizinkan: names }) =>
          names.length === 0 ? messages.form.allFacilities : names.join(', '),
      },
    },
    headerFields: ['judul'],
    show: {
      number: ({ noKontrak }) => noKontrak,
      Notice: QuotaPanel,
      primary: ({ id, status, sisa }) =>
        status === 'DRAFT'
          ? 'activate'
          : status === 'AKTIF' && sisa > 0
            ? {
                label: 'resources.voucherContract.link.issue',
                to: newTransactionPath(area, id),
                icon: <AddIcon />,
                right: 'voucher.issue',
              }
            : undefined,
      links: ({ id }) => [auditLogLink('voucherContract', id)],
      facts: [
        {
          title: 'basis',
          fields: [
            'namaBHBU',
            {
              source: 'noInvoice',
              linkTo: ({ idInvoice }) => ['invoice', idInvoice],
              isOptional: true,
            },
            { source: 'noPKS', linkTo: ({ idPKS }) => ['pks', idPKS], isOptional: true },
            { source: 'noOrder', linkTo: ({ idRoot }) => ['order', idRoot] },
            'namaProduk',
            'namaLayanan',
          ],
        },
        {
          title: 'rules',
          fields: [
            'tanggalMulai',
            'tanggalSelesai',
            'masaBerlakuHari',
            'dosisPerVoucher',
            'nilaiPerVoucher',
            'jenisPenerima',
            'perNikMaks',
            'prefixKode',
            'faskesDiizinkan',
            'catatan',
          ],
        },
      ],
      parts: [
        {
          title: 'transactions',
          right: 'voucher.issue',
          isVisible: ({ status }) => status !== 'DRAFT',
          Content: transactionsOf(area === '/dashboard' ? loadOwn : loadAll),
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

export const ContractPage = () => <RecordPage definition={page} />;
export const ContractOwnPage = () => <RecordPage definition={ownPage} />;
