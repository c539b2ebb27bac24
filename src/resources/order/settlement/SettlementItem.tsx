import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import {
  settlementCalls,
  settlementInput,
  type Settlement,
} from '#contract/domains/order/settlement.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { actionRow } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface SettlementItemProps {
  settlement: Settlement;
  /** What is shown above the figures, such as the order. */
  children?: ReactNode;
}

const fields = {
  catatan: { kind: 'multiline', label: 'resources.order.settlement.note' },
} as const;

/** What a terminated order leaves to settle, and how it was settled. */
export const SettlementItem = ({ settlement, children }: SettlementItemProps) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const [isSettling, setIsSettling] = useState(false);
  const { id, version, status, catatan, diselesaikanOleh, diselesaikanPada } = settlement;
  const isOpen = status === 'TERBUKA';
  return (
    <Box component="li" sx={actionRow}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
        <StateChip
          meaning={isOpen ? 'attention' : 'good'}
          label={t(`resources.order.settlement.${isOpen ? 'open' : 'settled'}`)}
        />
        <Box>
          {t('resources.order.settlement.doses', {
            paid: formatNumber(settlement.dosisDibayar),
            shipped: formatNumber(settlement.dosisDikirim),
            left: formatNumber(settlement.dosisTersisa),
          })}
        </Box>
        <Box>
          {t('resources.order.settlement.value', {
            paid: formatRupiah(settlement.dibayar),
            value: formatRupiah(settlement.nilai),
          })}
        </Box>
        {catatan ? <Box>{t('common.timeline.reason', { reason: catatan })}</Box> : null}
        {diselesaikanOleh && diselesaikanPada ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('resources.order.settlement.by', {
              name: diselesaikanOleh,
              when: formatDateTime(diselesaikanPada),
            })}
          </Box>
        ) : null}
      </Box>
      {isOpen && can('settlement.update') ? (
        <Button variant="outlined" size="small" onClick={() => setIsSettling(true)}>
          {t('resources.order.settlement.settle')}
        </Button>
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
    </Box>
  );
};
