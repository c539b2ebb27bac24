import Box from '@mui/material/Box';
import { followUpQuantity, followUpKinds } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder, WorkOrderLine } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';

/** The lines of a work order: what is shipped from which batch and, after the count, what arrived. */
export const LineList = ({ record: { baris } }: { record: WorkOrder }) => (
  <ListBox isOrdered>
    {baris.map(line => (
      <Line key={line.id} line={line} />
    ))}
  </ListBox>
);

const Line = ({ line }: { line: WorkOrderLine }) => {
  const t = useMessages();
  const { namaProduk, qtyKirim, qtyTerima, tanggalVaksinasi, alasanRusak, vvm, catatan } = line;
  const condition = [
    ...(alasanRusak
      ? [
          t('resources.workOrder.line.damage', {
            reason: t(`resources.workOrder.alasanRusak.${alasanRusak}`),
          }),
        ]
      : []),
    ...(vvm ? [t(`resources.workOrder.vvm.${vvm}`)] : []),
  ];
  return (
    <ListRow end={t('resources.workOrder.line.doses', { dosis: formatNumber(qtyKirim) })}>
      <Box sx={{ fontWeight: 500 }}>{namaProduk}</Box>
      <Detail>
        {[
          ...useLineTexts(line),
          ...(tanggalVaksinasi === null
            ? []
            : [t('resources.workOrder.line.first', { day: formatDate(tanggalVaksinasi) })]),
        ].join(' · ')}
      </Detail>
      {qtyTerima === null ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
          <StateChip
            meaning="good"
            label={t('resources.workOrder.line.accepted', { dosis: formatNumber(qtyTerima) })}
          />
          {followUpKinds.map(kind => {
            const dosis = line[followUpQuantity[kind]] ?? 0;
            return dosis === 0 ? null : (
              <StateChip
                key={kind}
                meaning="bad"
                label={t(`resources.workOrder.difference.${kind}`, { dosis: formatNumber(dosis) })}
              />
            );
          })}
        </Box>
      )}
      {condition.length === 0 ? null : <Detail>{condition.join(' · ')}</Detail>}
      {catatan ? t('resources.workOrder.line.note', { note: catatan }) : null}
    </ListRow>
  );
};

/** Returns the batch, the packing slip and the carton of a line. */
export function useLineTexts(line: WorkOrderLine): readonly string[] {
  const t = useMessages();
  const { nomorBatch, kedaluwarsa, psNumber, noKarton } = line;
  return [
    nomorBatch === null
      ? t('resources.workOrder.line.noBatch')
      : t('resources.workOrder.line.batch', { number: nomorBatch, day: formatDate(kedaluwarsa) }),
    psNumber === null
      ? t('resources.workOrder.line.noPacking')
      : t('resources.workOrder.line.packing', { number: psNumber }),
    ...(noKarton ? [t('resources.workOrder.line.carton', { number: noKarton })] : []),
  ];
}
