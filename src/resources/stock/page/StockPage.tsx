import { useMemo } from 'react';
import type { Stock } from '#contract/domains/stock/record.ts';
import type { Role } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ByAt } from '#src/kit/fields/ByAt.tsx';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { recallPath } from '../../batch/recall/paths.ts';
import { shipmentsPath } from '../../workOrder/paths.ts';
import { batchName, specOf, stockName } from '../definition.ts';
import { ledgerPath, temperaturePath } from '../paths.ts';
import { Balance } from './Balance.tsx';
import { Entries } from './Entries.tsx';

/** Why nothing was reported of what is left. */
const NoReport = ({ record: { sisa } }: { record: Stock }) =>
  useMessages()(`resources.stock.report.${sisa > 0 ? 'none' : 'nothing'}`);

/** Returns the definition of the page of a stock for a role. */
function pageOf(role: Role): ResourceSpec {
  const spec = specOf(
    permissionScope(role, 'stock.read') === 'all' ? '/admin/stok' : '/dashboard/stok',
  );
  return defineResource<Stock>({
    ...spec,
    nameOf: stockName,
    fields: {
      ...spec.fields,
      nomorBatch: { value: batchName },
      waktuLapor: {
        render: ({ dilaporkanOleh, waktuLapor }) => <ByAt by={dilaporkanOleh} at={waktuLapor} />,
      },
    },
    show: {
      // The panel below says whether it balances.
      chips: [],
      Notice: Balance,
      links: ({ id, idRoot, idFaskes, idBatch }) => [
        {
          label: 'resources.stock.link.ledger',
          to: ledgerPath(role, idRoot),
          right: 'stock.read',
        },
        {
          label: 'resources.stock.link.shipments',
          to: shipmentsPath(idRoot),
          right: 'workOrder.read',
        },
        {
          label: 'resources.stock.link.temperature',
          to: temperaturePath(role, idFaskes),
          right: 'temperature.read',
        },
        ...(idBatch === null
          ? []
          : [
              {
                label: 'resources.stock.link.recall',
                to: recallPath(idBatch),
                right: 'batch.recall',
              } as const,
            ]),
        auditLogLink('stock', id),
      ],
      facts: [
        {
          title: 'origin',
          fields: [
            'namaProduk',
            { source: 'nomorBatch', linkTo: ({ idBatch }) => ['batch', idBatch] },
            'kedaluwarsaBatch',
            'namaFaskes',
            'namaBHBU',
            { source: 'noOrder', linkTo: ({ idRoot }) => ['order', idRoot] },
            'terimaPertama',
          ],
        },
        {
          title: 'leftover',
          isVisible: ({ dihitung }) => dihitung !== null,
          // The last report, while no later entry has outdated it.
          fields: [
            'dihitung',
            'rencanaSisa',
            { source: 'catatanSisa', isOptional: true },
            'waktuLapor',
          ],
        },
        {
          title: 'leftover',
          isVisible: ({ dihitung }) => dihitung === null,
          Content: NoReport,
        },
      ],
      parts: [{ title: 'entries', Content: Entries }],
    },
  });
}

export const StockPage = () => {
  const { role } = useRequiredSession();
  // A definition stays the same, because what derives from it is remembered by it.
  const page = useMemo(() => pageOf(role), [role]);
  return <RecordPage definition={page} />;
};
