import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { Order, OrderLine } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useFits, wideLayout } from '#src/kit/page/useFits.ts';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';

/** A line of an order or of its agreement. */
export interface LineRow {
  readonly id: number;
  readonly faskes: string | null;
  readonly produk: string | null;
  /** The service of a package. */
  readonly layanan?: string | null;
  readonly mulai: string | null;
  /** Address and contact persons, one per line of text. */
  readonly details: readonly string[];
  readonly peserta: number | null;
  /** Doses that are paid for. */
  readonly dosis: number;
  /** The doses, if there is more to show than their number. */
  readonly shownDoses?: ReactNode;
  /** Price of a dose; null before submission and for facilities. */
  readonly harga: number | null;
  /** Price of the service of a dose. */
  readonly hargaLayanan: number | null;
}

interface LinesProps {
  lines: readonly LineRow[];
}

/** The lines of an order or an agreement with their sums: a table, or cards where its amounts do not fit. */
export const LineTable = ({ lines }: LinesProps) => {
  const t = useMessages();
  const isPhone = useIsPhone();
  const { ref, fits } = useFits();
  if (lines.length === 0) {
    return t('resources.order.line.none');
  }
  return (
    <div ref={ref}>
      {isPhone || !fits ? <LineCards lines={lines} /> : <LineRows lines={lines} />}
    </div>
  );
};

const sumOf = (lines: readonly LineRow[], valueOf: (line: LineRow) => number | null): number =>
  lines.reduce((total, line) => total + (valueOf(line) ?? 0), 0);

/** Price of a line without taxes. */
const amountOf = ({ dosis, harga, hargaLayanan }: LineRow): number | null =>
  harga === null ? null : dosis * (harga + (hargaLayanan ?? 0));

const hasPrices = (lines: readonly LineRow[]): boolean => lines.some(({ harga }) => harga !== null);

const LineRows = ({ lines }: LinesProps) => {
  const t = useMessages();
  const arePriced = hasPrices(lines);
  return (
    // What scrolls can be reached by keyboard.
    <Box
      {...wideLayout}
      tabIndex={0}
      role="group"
      aria-label={t('resources.order.section.lines')}
      sx={tableBox}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('resources.order.fields.idFaskes')}</TableCell>
            <TableCell align="right">{t('resources.order.fields.jumlahPeserta')}</TableCell>
            <TableCell align="right">{t('resources.order.fields.jumlahDosis')}</TableCell>
            {arePriced ? (
              <TableCell align="right">{t('resources.order.line.total')}</TableCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(line => (
            <TableRow key={line.id} hover>
              <TableCell sx={{ minWidth: 200 }}>
                <Goods line={line} />
              </TableCell>
              <TableCell align="right">{formatNumber(line.peserta)}</TableCell>
              <TableCell align="right">{line.shownDoses ?? formatNumber(line.dosis)}</TableCell>
              {arePriced ? (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Amount line={line} />
                </TableCell>
              ) : null}
            </TableRow>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
            <TableCell>{t('resources.order.line.sum')}</TableCell>
            <TableCell align="right">{formatNumber(sumOf(lines, line => line.peserta))}</TableCell>
            <TableCell align="right">{formatNumber(sumOf(lines, line => line.dosis))}</TableCell>
            {arePriced ? (
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatRupiah(sumOf(lines, amountOf))}
              </TableCell>
            ) : null}
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
};

const LineCards = ({ lines }: LinesProps) => {
  const t = useMessages();
  const arePriced = hasPrices(lines);
  return (
    <ListBox>
      {lines.map(line => (
        <ListRow key={line.id} sx={{ display: 'grid' }}>
          <Goods line={line} />
          <Figures
            facts={[
              [t('resources.order.fields.jumlahPeserta'), formatNumber(line.peserta)],
              [
                t('resources.order.fields.jumlahDosis'),
                line.shownDoses ?? formatNumber(line.dosis),
              ],
              ...(arePriced
                ? [[t('resources.order.line.total'), <Amount key="total" line={line} />] as const]
                : []),
            ]}
          />
        </ListRow>
      ))}
    </ListBox>
  );
};

/** The facility, what it gives from which day on, and whom to contact. */
const Goods = ({ line: { faskes, produk, layanan, mulai, details } }: { line: LineRow }) => {
  const t = useMessages();
  return (
    <>
      <strong>{faskes ?? <EmptyValue />}</strong>
      {[produk, layanan].map(name => (name ? <div key={name}>{name}</div> : null))}
      {mulai === null ? null : (
        <Detail>{t('resources.order.line.start', { day: formatDate(mulai) })}</Detail>
      )}
      {details.map(text => (
        <Detail key={text}>{text}</Detail>
      ))}
    </>
  );
};

/** The price of a line, and below it that of a dose. */
const Amount = ({ line }: { line: LineRow }) => {
  const t = useMessages();
  const amount = amountOf(line);
  if (amount === null) return <EmptyValue />;
  return (
    <>
      {formatRupiah(amount)}
      <Detail>{t('resources.order.line.unit_price', { price: formatRupiah(line.harga) })}</Detail>
      {line.hargaLayanan ? (
        <Detail>
          {t('resources.order.line.service_price', { price: formatRupiah(line.hargaLayanan) })}
        </Detail>
      ) : null}
    </>
  );
};

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

const tableBox = {
  position: 'relative',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { px: 1.5 },
  '& td': { py: 1, verticalAlign: 'top' },
  // The heads of lists stick below the top bar; here they would cover the rows.
  '& th': { position: 'static' },
  '& tr:last-of-type > *': { borderBottom: 0 },
};
