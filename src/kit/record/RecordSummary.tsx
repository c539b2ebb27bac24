import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { Unbroken } from '../fields/Unbroken.tsx';
import { useRecordFacts, type RecordFact } from './useRecordFacts.ts';

interface RecordSummaryProps {
  definition: ResourceSpec;
  record: AnyRecord;
}

/** The definition's header fields, and who created and changed the record and when. */
export const RecordSummary = ({ definition, record }: RecordSummaryProps) => {
  const t = useMessages();
  const { fields, history } = useRecordFacts(definition, record);
  const line = (facts: readonly RecordFact[]): string =>
    facts
      .map(({ label, text }) => t('list.filter.value', { name: label, value: text }))
      .join(' · ');
  return (
    <>
      {fields.length > 0 ? (
        <Box>
          <Unbroken>{line(fields)}</Unbroken>
        </Box>
      ) : null}
      <Box sx={{ fontSize: '0.8125rem' }}>
        <Unbroken>{line(history)}</Unbroken>
      </Box>
    </>
  );
};
