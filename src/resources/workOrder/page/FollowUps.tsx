import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { followUpQuantity, type FollowUpKind } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedResources, workOrderName } from '../definition.ts';
import { workOrderMeaning } from '../states.ts';

/** Doses of a work order that a kind of follow-up takes. */
export const dosesOf = ({ baris }: Pick<WorkOrder, 'baris'>, kind: FollowUpKind): number =>
  baris.reduce((sum, line) => sum + (line[followUpQuantity[kind]] ?? 0), 0);

/** What follows from the discrepancies of a work order, and the buttons that make it. */
export const FollowUps = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const can = usePermission();
  const [made, setMade] = useState<FollowUpKind>();
  const { idInduk, noWOInduk, tindakLanjut, perluTindakLanjut } = record;
  const hasRows = tindakLanjut.length + perluTindakLanjut.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {idInduk === null ? null : (
        <MuiLink component={Link} to={recordPath('workOrder', idInduk)}>
          {t('resources.workOrder.followUp.parent', { number: noWOInduk ?? '' })}
        </MuiLink>
      )}
      {hasRows ? (
        <ListBox>
          {perluTindakLanjut.map(kind => (
            <ListRow
              key={kind}
              end={
                can('workOrder.followUp') ? (
                  <Button variant="outlined" size="large" onClick={() => setMade(kind)}>
                    {t(`resources.workOrder.followUp.make.${kind}`)}
                  </Button>
                ) : null
              }
            >
              <Box sx={{ fontWeight: 500 }}>
                {t(`resources.workOrder.difference.${kind}`, {
                  dosis: formatNumber(dosesOf(record, kind)),
                })}
              </Box>
              <Detail>{t(`resources.workOrder.effect.${kind}`)}</Detail>
            </ListRow>
          ))}
          {tindakLanjut.map(followUp => (
            <FollowUpRow key={followUp.id} record={record} followUp={followUp} />
          ))}
        </ListBox>
      ) : null}
      {made ? (
        <FollowUpDialog record={record} kind={made} onClose={() => setMade(undefined)} />
      ) : null}
    </Box>
  );
};

const FollowUpRow = ({
  record,
  followUp,
}: {
  record: WorkOrder;
  followUp: WorkOrder['tindakLanjut'][number];
}) => {
  const t = useMessages();
  const can = usePermission();
  const { id, jenis, noWO, status, jumlahDosis } = followUp;
  const name = workOrderName({ ...followUp, namaFaskes: record.namaFaskes });
  return (
    <ListRow
      end={
        <StateChip
          meaning={workOrderMeaning[status]}
          label={t(`resources.workOrder.status.${status}`)}
        />
      }
    >
      {/* Only the seller sees a draft. */}
      {noWO !== null || can('workOrder.create') ? (
        <MuiLink component={Link} to={recordPath('workOrder', id)} sx={codeStyle}>
          {name}
        </MuiLink>
      ) : (
        name
      )}
      <Detail>
        {t(`resources.workOrder.jenis.${jenis}`)} ·{' '}
        {t('resources.workOrder.ofOrder.doses', { dosis: formatNumber(jumlahDosis) })}
      </Detail>
    </ListRow>
  );
};

interface FollowUpDialogProps {
  record: WorkOrder;
  kind: FollowUpKind;
  onClose: () => void;
}

/** Makes the work order that follows from a discrepancy. */
const FollowUpDialog = ({ record, kind, onClose }: FollowUpDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version } = record;
  const title = t(`resources.workOrder.followUp.make.${kind}`);
  return (
    <CommandDialog
      title={`${title}: ${t(`resources.workOrder.difference.${kind}`, {
        dosis: formatNumber(dosesOf(record, kind)),
      })}`}
      description={`${t(`resources.workOrder.effect.${kind}`)} ${t('resources.workOrder.followUp.text')}`}
      confirmLabel={title}
      run={(_, idempotencyKey) =>
        call(
          workOrderCalls.followUp,
          { params: { id }, body: { jenis: kind, version } },
          { idempotencyKey },
        )
      }
      invalidates={['workOrder', ...changedResources]}
      success={() => t('resources.workOrder.followUp.done')}
      onClose={onClose}
    />
  );
};
