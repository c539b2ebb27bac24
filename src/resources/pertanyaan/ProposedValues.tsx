import Alert from '@mui/material/Alert';
import type { AskedField, PertanyaanDetail } from '#contract/domains/pertanyaan/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';

/** Formats a value of a participant as their page shows it. */
export function useValueFormat() {
  const t = useMessages();
  return (field: AskedField, value: string | null): string => {
    if (value === null || value === '') return '–';
    if (field === 'tanggalLahir') return formatDate(value);
    if (field === 'jenisKelamin' && (value === 'L' || value === 'P'))
      return t(`resources.peserta.jenisKelamin.${value}`);
    return value;
  };
}

/** What a participant answered, beside what they were asked about. */
export const ProposedValues = ({ record }: { record: PertanyaanDetail }) => {
  const t = useMessages();
  const format = useValueFormat();
  const { usulan } = record;
  if (usulan.length === 0) return <Detail>{t('resources.pertanyaan.unanswered')}</Detail>;
  return (
    <>
      {usulan.some(({ berubah }) => berubah) ? (
        <Alert severity="warning">{t('resources.pertanyaan.edited')}</Alert>
      ) : null}
      <ListBox label={t('resources.pertanyaan.section.answer')}>
        {usulan.map(({ isian, semula, jawaban }) => (
          <ListRow key={isian}>
            <strong>{t(`resources.peserta.fields.${isian}`)}</strong>
            <Detail>
              {t('resources.pertanyaan.change', {
                before: format(isian, semula),
                after: format(isian, jawaban),
              })}
            </Detail>
          </ListRow>
        ))}
      </ListBox>
    </>
  );
};
