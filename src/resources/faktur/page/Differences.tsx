import type { Difference, Faktur } from '#contract/domains/faktur/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';

/** Formats a value of a difference by its kind. */
function formatSide(jenis: Difference['jenis'], value: string): string {
  if (value === '') return '–';
  if (jenis === 'TANGGAL') return formatDate(value);
  return jenis === 'DPP' || jenis === 'PPN' ? formatRupiah(Number(value)) : value;
}

/** The differences to Coretax, and how they were explained. */
export const Differences = ({
  record: { selisih, alasanSelisih, perluPengganti },
}: {
  record: Pick<Faktur, 'alasanSelisih' | 'perluPengganti' | 'selisih'>;
}) => {
  const t = useMessages();
  return (
    <ListBox label={t('resources.faktur.section.differences')}>
      {selisih.map(({ jenis, portal, coretax }) => (
        <ListRow key={jenis}>
          <strong>{t(`resources.faktur.difference.${jenis}`)}</strong>
          <Detail>
            {t('resources.faktur.difference.sides', {
              portal: formatSide(jenis, portal),
              coretax: formatSide(jenis, coretax),
            })}
          </Detail>
        </ListRow>
      ))}
      {perluPengganti ? <ListRow>{t('resources.faktur.difference.replace')}</ListRow> : null}
      {alasanSelisih === null ? null : (
        <ListRow>{t('resources.faktur.difference.explained', { reason: alasanSelisih })}</ListRow>
      )}
    </ListBox>
  );
};
