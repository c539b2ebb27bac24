import { useTranslate } from 'react-admin';
import { bulkFields, type BulkEdit, type BulkField } from '#contract/domains/bulk-edit/index.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';

/** The new value of a field as text. */
function valueText(
  t: Translate,
  translate: ReturnType<typeof useTranslate>,
  { perubahan, namaFaskes }: BulkEdit,
  field: BulkField,
): string {
  const value = perubahan[field];
  if (value === null || value === undefined || value === '') return t('resources.bulkEdit.cleared');
  if (field === 'idFaskes') return namaFaskes ?? String(value);
  if (field === 'rencanaTanggal') return formatDate(String(value));
  return field === 'kategori' ? translate(`resources.peserta.kategori.${value}`) : String(value);
}

/** What a change sets: each field with its new value. */
export const ChangeText = ({ record }: { record: BulkEdit }) => {
  const t = useMessages();
  const translate = useTranslate();
  return bulkFields
    .filter(field => record.perubahan[field] !== undefined)
    .map(field =>
      t('resources.bulkEdit.value', {
        field: t(`resources.bulkEdit.field.${field}`),
        value: valueText(t, translate, record, field),
      }),
    )
    .join(' · ');
};
