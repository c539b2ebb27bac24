import Box from '@mui/material/Box';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';

/** Doses that each facility of an order was promised, sent and has accepted. */
export const DeliveryProgress = ({ lines }: { lines: Order['baris'] }) => {
  const t = useMessages();
  const names = new Set(lines.map(({ namaFaskes }) => namaFaskes ?? ''));
  return (
    <Box component="ul" sx={borderedList}>
      {[...names].map(name => {
        const ofFacility = lines.filter(({ namaFaskes }) => (namaFaskes ?? '') === name);
        const sum = (doses: (line: Order['baris'][number]) => number | null): string =>
          formatNumber(ofFacility.reduce((total, line) => total + (doses(line) ?? 0), 0));
        return (
          <Box component="li" key={name} sx={row}>
            <Box sx={{ fontWeight: 500 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {t('resources.workOrder.ofOrder.progress', {
                ordered: sum(({ qtyDisetujui, jumlahDosis }) => qtyDisetujui ?? jumlahDosis),
                shipped: sum(({ qtyKirim }) => qtyKirim),
                received: sum(({ qtyTerima }) => qtyTerima),
              })}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

const row = {
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
