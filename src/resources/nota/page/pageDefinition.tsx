import type { Nota } from '#contract/domains/nota/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { notaPrintPath } from '#src/kit/documents/printPaths.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Card, Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { AmountGrid } from '#src/kit/record/FactGrid.tsx';
import { defineResource } from '#src/kit/resource/definition.ts';
import { definition } from '../definition.ts';

interface NotaProps {
  record: Nota;
}

const amounts = [
  'subTotal',
  'ppn',
  'ppnDTP',
  'pphDipungut',
  'pphDipotong',
] as const satisfies readonly (keyof Nota)[];

/** Amounts that the buyer did not pay, or withheld; they are subtracted. */
const subtracted: ReadonlySet<string> = new Set(['ppnDTP', 'pphDipotong']);

/** What a note takes from its invoice. */
const Amounts = ({ record }: NotaProps) => {
  const t = useMessages();
  const { pphDipotong, dpp, nilaiTagihan } = record;
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <AmountGrid
        amounts={amounts
          .filter(name => name === 'subTotal' || record[name] !== 0)
          .map(name => [
            t(`resources.nota.fields.${name}`),
            subtracted.has(name) ? -record[name] : record[name],
          ])}
        total={[t('resources.nota.fields.total'), record.total]}
      />
      <Detail>{t('resources.nota.amount.base', { base: formatRupiah(dpp) })}</Detail>
      <Detail>{t('resources.nota.amount.due', { amount: formatRupiah(nilaiTagihan) })}</Detail>
      {pphDipotong > 0 ? <Detail>{t('resources.nota.amount.slip')}</Detail> : null}
    </Card>
  );
};

/** The credited lines: a quantity at its price, or an amount. */
const Lines = ({ record: { baris } }: NotaProps) => {
  const t = useMessages();
  return (
    <ListBox label={t('resources.nota.section.lines')}>
      {baris.map(({ id, uraian, qty, nilai, ppn, kelasPajak, ppnRate }) => (
        <ListRow key={id} end={formatRupiah(nilai)}>
          <strong>{uraian}</strong>
          {qty === null ? null : (
            <Detail>{t('resources.nota.line.quantity', { quantity: formatNumber(qty) })}</Detail>
          )}
          <Detail>
            {t(`resources.invoice.kelasPajak.${kelasPajak}`, { rate: formatNumber(ppnRate) })}
            {ppn > 0 ? `: ${formatRupiah(ppn)}` : null}
          </Detail>
        </ListRow>
      ))}
    </ListBox>
  );
};

/** The page of a note: what it credits, who decided on it, and its print. */
export const pageDefinition = defineResource<Nota>({
  ...definition,
  show: {
    ...definition.show,
    primary: ({ status }) =>
      status === 'DIAJUKAN'
        ? 'approve'
        : status === 'DIUSULKAN_BATAL'
          ? 'approveCancel'
          : undefined,
    links: ({ id }) => [
      { label: 'common.action.print', to: notaPrintPath(id), right: 'nota.read' },
      auditLogLink('nota', id),
    ],
    facts: [
      { title: 'amounts', Content: Amounts },
      { title: 'lines', Content: Lines },
      {
        title: 'facts',
        fields: [
          { source: 'noInvoice', linkTo: ({ idInvoice }) => ['invoice', idInvoice] },
          'namaBHBU',
          { source: 'noFaktur', isOptional: true },
          { source: 'tanggalFaktur', isOptional: true },
          { source: 'tanggalNota', isOptional: true },
          'alasan',
          'pengusul',
          { source: 'penyetuju', isOptional: true },
          { source: 'alasanStatus', isOptional: true },
        ],
      },
    ],
  },
});
