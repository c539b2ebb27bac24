import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { courseOf, servedPeople } from '#contract/domains/order/cut.ts';
import { priceOfDose } from '#contract/domains/order/paid.ts';
import type { Order, OrderLine } from '#contract/domains/order/record.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { FieldMessages } from '#src/kit/form/formErrors.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah, parseInteger } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { orderName } from '../definition.ts';

interface AdjustDialogProps {
  record: Order;
  onClose: () => void;
}

/** Entered doses by the id of the line. */
type EnteredDoses = Readonly<Record<number, string>>;

const { adjust, availability } = orderCalls;
const fields = {
  alasan: { kind: 'multiline', label: 'resources.order.adjust.why' },
} as const;

/** Returns the doses of a line, or undefined when the text is no number up to those ordered. */
function approvedDoses({ id, jumlahDosis }: OrderLine, entered: EnteredDoses): number | undefined {
  const doses = parseInteger(entered[id] ?? '');
  return doses !== null && doses >= 0 && doses <= (jumlahDosis ?? 0) ? doses : undefined;
}

/** Whether approved doses are not complete courses. */
const isIncomplete = (line: OrderLine, entered: EnteredDoses): boolean =>
  (approvedDoses(line, entered) ?? 0) % courseOf(line) > 0;

/** Returns what is wrong with the doses of a line, if anything. */
function doseIssue(t: Translate, line: OrderLine, entered: EnteredDoses): string | undefined {
  if (approvedDoses(line, entered) === undefined) {
    return t('resources.order.adjust.range', { ordered: formatNumber(line.jumlahDosis) });
  }
  return isIncomplete(line, entered)
    ? t('resources.order.adjust.course', { course: courseOf(line) })
    : undefined;
}

/** Reduces the doses of an order's lines, with the doses that are available of each product. */
export const AdjustDialog = ({ record: opened, onClose }: AdjustDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  // The lines and the version at opening: a change by someone else in the meantime is a conflict.
  const [record] = useState(opened);
  const { id, version, baris } = record;
  const [entered, setEntered] = useState<EnteredDoses>(() =>
    Object.fromEntries(baris.map(line => [line.id, String(line.jumlahDosis ?? 0)])),
  );
  return (
    <CommandDialog
      title={t('resources.order.adjust.title', { name: orderName(record) })}
      description={t('resources.order.adjust.text')}
      confirmLabel={t('resources.order.adjust.confirm')}
      isDestructive
      resource="order"
      schema={adjust.body}
      fields={fields}
      version={version}
      toBody={input => ({
        ...input,
        baris: baris.map(line => ({
          id: line.id,
          qtyDisetujui: approvedDoses(line, entered) ?? 0,
        })),
      })}
      validate={(): FieldMessages =>
        baris.every(line => doseIssue(t, line, entered) === undefined)
          ? {}
          : { baris: [t('resources.order.adjust.invalid')] }
      }
      lead={<LineDoses lines={baris} entered={entered} onChange={setEntered} orderId={id} />}
      run={(body, idempotencyKey) => call(adjust, { params: { id }, body }, { idempotencyKey })}
      invalidates={['order', 'dashboard']}
      success={({ totalHarga }) =>
        t('resources.order.adjust.done', {
          name: orderName(record),
          total: formatRupiah(totalHarga ?? 0),
        })
      }
      onClose={onClose}
    />
  );
};

interface LineDosesProps {
  orderId: number;
  lines: readonly OrderLine[];
  entered: EnteredDoses;
  onChange: (entered: EnteredDoses) => void;
}

/** An input for each line, and what is available of each product. */
const LineDoses = ({ orderId, lines, entered, onChange }: LineDosesProps) => {
  const t = useMessages();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ProductStock orderId={orderId} lines={lines} entered={entered} />
      <ListBox>
        {lines.map(line => {
          const { id, namaFaskes, namaProduk, jumlahDosis, jumlahPeserta, tanggalVaksinasi } = line;
          const name = [
            namaFaskes,
            namaProduk,
            tanggalVaksinasi ? formatDate(tanggalVaksinasi) : null,
          ]
            .filter(Boolean)
            .join(', ');
          return (
            <ListRow
              key={id}
              end={
                <TextField
                  size="small"
                  value={entered[id] ?? ''}
                  onChange={event => onChange({ ...entered, [id]: event.target.value })}
                  error={doseIssue(t, line, entered) !== undefined}
                  helperText={doseIssue(t, line, entered)}
                  sx={{ width: 160 }}
                  slotProps={{
                    htmlInput: {
                      inputMode: 'numeric',
                      'aria-label': t('resources.order.adjust.doses', { name }),
                      style: { textAlign: 'right' },
                    },
                  }}
                />
              }
            >
              {name}
              <Detail>
                {tanggalVaksinasi
                  ? `${t('resources.order.line.start', { day: formatDate(tanggalVaksinasi) })}; `
                  : ''}
                {t('resources.order.adjust.ordered', { ordered: formatNumber(jumlahDosis) })}
              </Detail>
              <Detail>
                {t('resources.order.adjust.people', {
                  before: formatNumber(jumlahPeserta),
                  after: formatNumber(servedPeople(line, approvedDoses(line, entered) ?? 0) ?? 0),
                })}
              </Detail>
            </ListRow>
          );
        })}
      </ListBox>
      <div role="status">{t('resources.order.adjust.amount', amountsOf(lines, entered))}</div>
    </Box>
  );
};

/** The value of an order before taxes: as ordered, and with the approved doses. */
function amountsOf(lines: readonly OrderLine[], entered: EnteredDoses) {
  const sum = (dosesOf: (line: OrderLine) => number) =>
    formatRupiah(lines.reduce((total, line) => total + dosesOf(line) * priceOfDose(line), 0));
  return {
    before: sum(line => line.jumlahDosis ?? 0),
    after: sum(line => approvedDoses(line, entered) ?? 0),
  };
}

/** The available doses of each product; a warning where more than that is approved. */
const ProductStock = ({ orderId, lines, entered }: Omit<LineDosesProps, 'onChange'>) => {
  const t = useMessages();
  const { data = [], error } = useCall('order', availability, { params: { id: orderId } });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return data.map(({ idProduk, tersedia }) => {
    const ofProduct = lines.filter(line => line.idProduk === idProduk);
    const approved = ofProduct.reduce((sum, line) => sum + (approvedDoses(line, entered) ?? 0), 0);
    const values = {
      name: ofProduct[0]?.namaProduk ?? '',
      available: formatNumber(tersedia),
      approved: formatNumber(approved),
    };
    return (
      <Alert key={idProduk} severity={approved > tersedia ? 'warning' : 'info'} role="status">
        {t(`resources.order.adjust.${approved > tersedia ? 'over' : 'available'}`, values)}
      </Alert>
    );
  });
};
