import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallInput } from '#contract/core/endpoint.ts';
import { maxPageSize } from '#contract/core/list.ts';
import type { Order } from '#contract/domains/order/record.ts';
import {
  settlementCalls,
  settlementInput,
  type Settlement,
} from '#contract/domains/order/settlement.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

type Query = NonNullable<CallInput<typeof settlementCalls.settlements>['query']>;

/** Queries the settlements of terminated orders, the oldest first. */
const useSettlements = (filter: Pick<Query, 'idOrder' | 'status'>) =>
  useCall(
    'order',
    settlementCalls.settlements,
    { query: { ...filter, sortBy: 'createdAt', sortOrder: 'asc', pageSize: maxPageSize } },
    { select: ({ data }) => data },
  );

/** What the termination of an order leaves to settle. */
export const OrderSettlement = ({ record: { id } }: { record: Order }) => {
  const t = useMessages();
  return (
    <RelatedList
      query={useSettlements({ idOrder: id })}
      empty={t('resources.order.settlement.nothing')}
    >
      {settlement => <SettlementItem settlement={settlement} />}
    </RelatedList>
  );
};

/** The terminated orders with paid doses that were not shipped and are not settled yet. */
export const OpenSettlements = () => {
  const t = useMessages();
  const title = t('resources.order.page.settlements');
  return (
    <>
      <PageHeader title={title} description={t('resources.order.settlement.lead')} />
      <Box sx={{ maxWidth: 960 }}>
        <RelatedList
          query={useSettlements({ status: 'TERBUKA' })}
          label={title}
          empty={t('resources.order.settlement.empty')}
        >
          {settlement => (
            <SettlementItem settlement={settlement}>
              <div>
                <MuiLink component={Link} to={recordPath('order', settlement.idOrder)}>
                  {settlement.noOrder}
                </MuiLink>{' '}
                {settlement.namaBHBU}
              </div>
            </SettlementItem>
          )}
        </RelatedList>
      </Box>
    </>
  );
};

interface SettlementItemProps {
  settlement: Settlement;
  /** What is shown above the figures, such as the order. */
  children?: ReactNode;
}

const fields = {
  catatan: { kind: 'multiline', label: 'resources.order.settlement.note' },
} as const;

/** What a terminated order leaves to settle, and how it was settled. */
const SettlementItem = ({ settlement, children }: SettlementItemProps) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const [isSettling, setIsSettling] = useState(false);
  const { id, version, status, catatan, diselesaikanOleh, diselesaikanPada } = settlement;
  const isOpen = status === 'TERBUKA';
  return (
    <ListRow
      end={
        isOpen && can('settlement.update') ? (
          <Button variant="outlined" size="small" onClick={() => setIsSettling(true)}>
            {t('resources.order.settlement.settle')}
          </Button>
        ) : null
      }
    >
      {children}
      <StateChip
        meaning={isOpen ? 'attention' : 'good'}
        label={t(`resources.order.settlement.${isOpen ? 'open' : 'settled'}`)}
      />
      <div>
        {t('resources.order.settlement.doses', {
          paid: formatNumber(settlement.dosisDibayar),
          shipped: formatNumber(settlement.dosisDikirim),
          left: formatNumber(settlement.dosisTersisa),
        })}
      </div>
      <div>
        {t('resources.order.settlement.value', {
          paid: formatRupiah(settlement.dibayar),
          value: formatRupiah(settlement.nilai),
        })}
      </div>
      {catatan ? <div>{t('common.timeline.reason', { reason: catatan })}</div> : null}
      {diselesaikanOleh && diselesaikanPada ? (
        <Detail>
          {t('resources.order.settlement.by', {
            name: diselesaikanOleh,
            when: formatDateTime(diselesaikanPada),
          })}
        </Detail>
      ) : null}
      {isSettling ? (
        <CommandDialog
          title={t('resources.order.settlement.title', { name: settlement.noOrder ?? '' })}
          description={t('resources.order.settlement.text')}
          confirmLabel={t('resources.order.settlement.settle')}
          resource="order"
          schema={settlementInput}
          fields={fields}
          version={version}
          run={(body, idempotencyKey) =>
            call(settlementCalls.settle, { params: { id }, body }, { idempotencyKey })
          }
          invalidates={['order', 'dashboard']}
          success={() => t('resources.order.settlement.done')}
          onClose={() => setIsSettling(false)}
        />
      ) : null}
    </ListRow>
  );
};
