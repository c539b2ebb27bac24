import Box from '@mui/material/Box';
import { followUpQuantity, followUpKinds } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrderLine } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';

/** The lines of a work order: what is shipped from which batch and, after the count, what arrived. */
export const LineList = ({ lines }: { lines: readonly WorkOrderLine[] }) => (
  <Box component="ol" sx={borderedList}>
    {lines.map(line => (
      <Line key={line.id} line={line} />
    ))}
  </Box>
);

const Line = ({ line }: { line: WorkOrderLine }) => {
  const t = useMessages();
  const { namaProduk, qtyKirim, qtyTerima, tanggalVaksinasi, catatan } = line;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ fontWeight: 500 }}>{namaProduk}</Box>
        <Box>{t('resources.workOrder.line.doses', { dosis: formatNumber(qtyKirim) })}</Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[
          ...useLineTexts(line),
          ...(tanggalVaksinasi === null
            ? []
            : [t('resources.workOrder.line.first', { day: formatDate(tanggalVaksinasi) })]),
        ].join(' · ')}
      </Box>
      {qtyTerima === null ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
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
      {catatan ? (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {t('resources.workOrder.line.note', { note: catatan })}
        </Box>
      ) : null}
    </Box>
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

const rowStyle = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
