import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  amendmentKindsOf,
  orderChanges,
  type ComparedLine,
  type ComparedOrder,
  type OrderChange,
} from '#contract/domains/order/amendment.ts';
import { completeOrder, type Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '#src/kit/fields/formatValue.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { resolveField, type ResourceField } from '#src/kit/resource/resourceField.ts';
import { definition } from '../definition.ts';
import { agreedOrder, comparedOrder, joinAddedDoses, lineName } from './comparedOrder.ts';

/** Amounts of both versions, and what all versions have been paid so far. */
interface DeltaTotals {
  readonly dari: number;
  readonly ke: number;
  readonly dibayar: number;
}

interface OrderDeltaProps {
  before: ComparedOrder;
  after: ComparedOrder;
  /** Returns the name of a facility, product or service of a line; undefined for other fields. */
  nameOf: (field: string, id: unknown) => string | undefined;
  /** Undefined while the new amount is not known. */
  totals: DeltaTotals | undefined;
}

/** The fields of an order and of its lines, with their kinds and labels. */
const compared: ResourceSpec = {
  ...definition,
  input: completeOrder,
  fields: { ...definition.fields, baris: { lines: { name: 'order', columns: [] } } },
};

/** What an amendment changes, from the old values to the new ones, and what it costs. */
export const OrderDelta = ({ before, after, nameOf, totals }: OrderDeltaProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { data: regions = [] } = useLookup('kabKota');
  const lineDefinition = resolveField(compared, 'baris').lines?.definition ?? compared;
  const changes = orderChanges(before, after);

  const textOf = (field: ResourceField, value: unknown): string => {
    const name =
      field.source === 'kabKota'
        ? regions.find(({ id }) => id === value)?.name
        : nameOf(field.source, value);
    return name ?? (formatValue(field, value, translate) || t('common.nothing'));
  };
  const facilityOf = (line: ComparedLine | undefined): string =>
    nameOf('idFaskes', line?.idFaskes) ?? t('common.nothing');

  const describe = ({ field: source, idBaris, dari, ke }: OrderChange): string => {
    if (source === 'baris') {
      const line = (ke ?? dari) as ComparedLine;
      return t(`resources.order.delta.${ke === null ? 'removed' : 'added'}`, {
        faskes: facilityOf(line),
        dosis: formatNumber(Number(line.jumlahDosis ?? 0)),
      });
    }
    const field = resolveField(idBaris === null ? compared : lineDefinition, source);
    const values = {
      label: translate(field.label),
      dari: textOf(field, dari),
      ke: textOf(field, ke),
    };
    if (idBaris === null) return t('resources.order.delta.header', values);
    const at = after.baris.findIndex(({ id }) => id === idBaris);
    const faskes = facilityOf(before.baris.find(({ id }) => id === idBaris));
    return t('resources.order.delta.line', { ...values, row: at + 1, faskes });
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      {changes.length === 0 ? (
        <Typography color="textSecondary">{t('resources.order.delta.none')}</Typography>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {amendmentKindsOf(changes).map(kind => (
              <Chip key={kind} size="small" label={t(`resources.order.delta.kind.${kind}`)} />
            ))}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {changes.map(describe).map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </Box>
        </>
      )}
      {totals && (changes.length > 0 || totals.ke !== totals.dari) ? (
        <TotalsDelta {...totals} />
      ) : null}
    </Box>
  );
};

/** The old and the new amount, their difference, and what is left to pay. */
const TotalsDelta = ({ dari, ke, dibayar }: DeltaTotals) => {
  const t = useMessages();
  return (
    <div>
      <div>
        {t('resources.order.delta.total', { dari: formatRupiah(dari), ke: formatRupiah(ke) })}
      </div>
      <Box sx={{ fontWeight: 600 }}>
        {ke === dari
          ? t('resources.order.delta.same')
          : t(`resources.order.delta.${ke > dari ? 'more' : 'less'}`, {
              selisih: formatRupiah(Math.abs(ke - dari)),
            })}
      </Box>
      {dibayar > 0 && ke >= dibayar ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t('resources.order.delta.paid', {
            dibayar: formatRupiah(dibayar),
            sisa: formatRupiah(ke - dibayar),
          })}
        </Box>
      ) : null}
    </div>
  );
};

interface StoredOrderDeltaProps {
  record: Order;
  /** The version that `record` amends. */
  earlier: Order;
}

/** What a stored version changes compared with the one that it amends, and why. */
export const StoredOrderDelta = ({ record, earlier }: StoredOrderDeltaProps) => {
  const t = useMessages();
  const { totalHarga, alasanAmandemen, dibayar } = record;
  const lines = [...earlier.baris, ...record.baris];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {alasanAmandemen ? (
        <Detail>{t('resources.order.delta.reason', { alasan: alasanAmandemen })}</Detail>
      ) : null}
      <OrderDelta
        before={comparedOrder(agreedOrder(earlier), line => line.id)}
        after={comparedOrder(
          joinAddedDoses(agreedOrder(record)),
          line => line.asalBaris ?? undefined,
        )}
        nameOf={(field, id) => lineName(lines, field, id)}
        totals={
          totalHarga === null
            ? undefined
            : { dari: earlier.totalHarga ?? 0, ke: totalHarga, dibayar: dibayar ?? 0 }
        }
      />
    </Box>
  );
};
