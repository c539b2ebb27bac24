import { useMemo } from 'react';
import type { Stock } from '#contract/domains/stock/record.ts';
import { canAccess, type Role } from '#contract/policy.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { recallPath } from '../../batch/recall/paths.ts';
import { shipmentsPath } from '../../workOrder/paths.ts';
import { definition, ofFacility, stockName } from '../definition.ts';
import { ledgerPath, temperaturePath } from '../paths.ts';
import { Balance } from './Balance.tsx';
import { Entries } from './Entries.tsx';
import { StockFacts } from './StockFacts.tsx';

/** Returns the definition of the page of a stock for a role. */
const pageOf = (role: Role, list: ResourceSpec): ResourceSpec =>
  defineResource<Stock>({
    ...(list as unknown as ResourceSpec<Stock>),
    nameOf: stockName,
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
      Facts: StockFacts,
      parts: [{ title: 'entries', Content: Entries }],
    },
  });

export const StockPage = () => {
  const { role } = useRequiredSession();
  const page = useMemo(
    () => pageOf(role, canAccess(role, 'stock.read') === 'all' ? definition : ofFacility),
    [role],
  );
  return <RecordPage definition={page} />;
};
