import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';

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

/** The lines of an order or an agreement with their sums: a table, or cards on phones. */
export const LineTable = ({ lines }: LinesProps) => {
  const t = useMessages();
  const isPhone = useIsPhone();
  if (lines.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.order.line.none')}</Box>;
  }
  return isPhone ? <LineCards lines={lines} /> : <LineRows lines={lines} />;
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
    <Box tabIndex={0} role="group" aria-label={t('resources.order.section.lines')} sx={tableBox}>
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
              <TableCell sx={{ minWidth: 160 }}>
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
    <Box component="ul" sx={borderedList}>
      {lines.map(line => (
        <Box component="li" key={line.id} sx={card}>
          <Goods line={line} />
          <Box component="dl" sx={cardFacts}>
            <dt>{t('resources.order.fields.jumlahPeserta')}</dt>
            <dd>{formatNumber(line.peserta)}</dd>
            <dt>{t('resources.order.fields.jumlahDosis')}</dt>
            <dd>{line.shownDoses ?? formatNumber(line.dosis)}</dd>
            {arePriced ? (
              <>
                <dt>{t('resources.order.line.total')}</dt>
                <dd>
                  <Amount line={line} />
                </dd>
              </>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** The facility, what it gives from which day on, and whom to contact. */
const Goods = ({ line: { faskes, produk, layanan, mulai, details } }: { line: LineRow }) => {
  const t = useMessages();
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{faskes ?? <EmptyValue />}</Box>
      {[produk, layanan].map(name => (name ? <Box key={name}>{name}</Box> : null))}
      {mulai === null ? null : (
        <Box sx={detailStyle}>{t('resources.order.line.start', { day: formatDate(mulai) })}</Box>
      )}
      {details.map(text => (
        <Box key={text} sx={detailStyle}>
          {text}
        </Box>
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
      <Box sx={detailStyle}>
        {t('resources.order.line.unit_price', { price: formatRupiah(line.harga) })}
      </Box>
      {line.hargaLayanan ? (
        <Box sx={detailStyle}>
          {t('resources.order.line.service_price', { price: formatRupiah(line.hargaLayanan) })}
        </Box>
      ) : null}
    </>
  );
};

const detailStyle = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' };
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
const card = { py: 1.5, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } };
const cardFacts = {
  m: 0,
  mt: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.25,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
};
