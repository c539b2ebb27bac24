import type { Faktur } from '#contract/domains/faktur/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';

/** The lines as the tax invoice states them, with their base and PPN. */
export const FakturLines = ({ record }: { record: Faktur }) => {
  const t = useMessages();
  const { baris, nilai, dpp, ppn, dikredit, dikreditPpn } = record;
  return (
    <ListBox label={t('resources.faktur.line.caption')}>
      {baris.map((line, at) => (
        <ListRow key={at} end={formatRupiah(line.nilai)}>
          <strong>{line.uraian}</strong>
          <Detail>
            {t('resources.faktur.line.price', {
              quantity: formatNumber(line.qty),
              price: formatRupiah(line.harga),
              discount: formatRupiah(line.potongan),
            })}
          </Detail>
          <Detail>
            {t('resources.faktur.line.tax', {
              base: formatRupiah(line.dpp),
              rate: formatNumber(line.ppnRate),
              tax: formatRupiah(line.ppn),
            })}
          </Detail>
          <Detail>
            {t('resources.faktur.line.code', {
              code: line.kodeBarangJasa ?? '–',
              unit: line.satuan === null ? '–' : `UM.${line.satuan}`,
            })}
          </Detail>
        </ListRow>
      ))}
      <ListRow end={<strong>{formatRupiah(nilai)}</strong>}>
        <strong>{t('resources.faktur.line.sum')}</strong>
        <Detail>
          {t('resources.faktur.line.taxes', { base: formatRupiah(dpp), tax: formatRupiah(ppn) })}
        </Detail>
      </ListRow>
      {dikredit === 0 ? null : (
        <ListRow end={formatRupiah(-dikredit)}>
          <strong>{t('resources.faktur.line.credited')}</strong>
          <Detail>
            {t('resources.faktur.line.credited_tax', { tax: formatRupiah(dikreditPpn) })}
          </Detail>
        </ListRow>
      )}
    </ListBox>
  );
};
