import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '../fields/formatValue.ts';
import { formatDateTime } from '../format/date.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { getFieldValue, resolveField } from '../resource/resourceField.ts';
import { stateFields } from './RecordState.tsx';

/** A labelled text about a record. */
export interface RecordFact {
  readonly label: string;
  readonly text: string;
}

/**
 * Returns the definition's header fields that are not shown as chips, and who created and changed
 * the record and when.
 */
export function useRecordFacts(definition: ResourceSpec, record: AnyRecord) {
  const t = useMessages();
  const translate = useTranslate();
  const chips = stateFields(definition);
  const fields: readonly RecordFact[] = (definition.headerFields ?? [])
    .filter(source => !chips.includes(source))
    .map(source => resolveField(definition, source))
    .map(field => ({
      label: translate(field.label),
      text: formatValue(field, getFieldValue(field, record), translate),
    }))
    .filter(({ text }) => text !== '');
  const byAt = (label: string, by: unknown, at: unknown): RecordFact[] => {
    if (typeof at !== 'string') return [];
    const when = formatDateTime(at);
    return [{ label, text: typeof by === 'string' ? t('common.by_at', { who: by, when }) : when }];
  };
  const { createdAt, createdBy, modifiedAt, modifiedBy } = record;
  const history: readonly RecordFact[] = [
    ...byAt(t('common.field.createdAt'), createdBy, createdAt),
    ...(modifiedAt === createdAt ? [] : byAt(t('common.field.modifiedAt'), modifiedBy, modifiedAt)),
  ];
  return { fields, history };
}
