import Box from '@mui/material/Box';
import type { Order, OrderLine } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { LineTable } from './LineTable.tsx';

/** The lines of an order, with the doses that the seller accepted. */
export const OrderLines = ({ record: { baris } }: { record: Order }) => {
  const t = useMessages();
  const contact = (label: string, name: string | null, phone: string | null): string[] =>
    name === null ? [] : [`${label}: ${[name, formatPhone(phone)].filter(Boolean).join(', ')}`];
  return (
    <LineTable
      lines={baris.map(line => ({
        id: line.id,
        faskes: line.namaFaskes,
        produk: line.namaProduk,
        layanan: line.namaLayanan,
        mulai: line.tanggalVaksinasi,
        details: [
          ...contact(
            t('resources.order.fields.namaPICFaskes'),
            line.namaPICFaskes,
            line.hpPICFaskes,
          ),
          ...contact(t('resources.order.fields.namaPICBHBU'), line.namaPICBHBU, line.hpPICBHBU),
        ],
        peserta: line.jumlahPeserta,
        dosis: line.qtyDisetujui ?? line.jumlahDosis ?? 0,
        shownDoses: <Doses line={line} />,
        harga: line.hargaSatuan,
        hargaLayanan: line.hargaLayanan,
      }))}
    />
  );
};

/** The ordered doses, struck out where the seller accepted fewer. */
const Doses = ({ line: { jumlahDosis, qtyDisetujui } }: { line: OrderLine }) => {
  const t = useMessages();
  if (qtyDisetujui === null || qtyDisetujui === jumlahDosis) return formatNumber(jumlahDosis);
  const [ordered, approved] = [formatNumber(jumlahDosis), formatNumber(qtyDisetujui)];
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ whiteSpace: 'nowrap' }}>
        <Box component="s" sx={{ color: 'text.secondary' }}>
          {ordered}
        </Box>{' '}
        {approved}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('resources.order.line.ordered', { ordered, approved })}
      </Box>
    </>
  );
};
