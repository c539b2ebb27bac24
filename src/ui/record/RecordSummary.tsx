import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '../fields/formatValue.ts';
import { formatDateTime } from '../format/date.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { getFieldValue, resolveField } from '../resource/resourceField.ts';

interface RecordSummaryProps {
  definition: ResourceSpec;
  record: AnyRecord;
}

/** The definition's header fields, and who created and changed the record and when. */
export const RecordSummary = ({ definition, record }: RecordSummaryProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const headFields = (definition.headerFields ?? [])
    .map(source => resolveField(definition, source))
    .map(field => ({ field, text: formatValue(field, getFieldValue(field, record), translate) }))
    .filter(({ text }) => text !== '')
    .map(({ field, text }) =>
      t('list.filter.value', { name: translate(field.label), value: text }),
    );
  const formatByAt = (by: unknown, at: unknown): string | undefined => {
    if (typeof at !== 'string') return undefined;
    const when = formatDateTime(at);
    return typeof by === 'string' ? t('common.by_at', { who: by, when }) : when;
  };
  const line = (label: string, text: string | undefined): string[] =>
    text === undefined ? [] : [t('list.filter.value', { name: label, value: text })];
  const { createdAt, createdBy, modifiedAt, modifiedBy } = record;
  const history = [
    ...line(t('common.field.createdAt'), formatByAt(createdBy, createdAt)),
    ...(modifiedAt === createdAt
      ? []
      : line(t('common.field.modifiedAt'), formatByAt(modifiedBy, modifiedAt))),
  ];
  return (
    <>
      {headFields.length > 0 ? <Box>{headFields.join(' · ')}</Box> : null}
      <Box sx={{ fontSize: '0.8125rem' }}>{history.join(' · ')}</Box>
    </>
  );
};
