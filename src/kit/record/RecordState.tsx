import { useTranslate } from 'react-admin';
import { FieldValue } from '../fields/FieldValue.tsx';
import { StateChip } from '../fields/StateChip.tsx';
import { formatValue } from '../fields/formatValue.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { getFieldValue, resolveField } from '../resource/resourceField.ts';
import { CopyableNumber } from './CopyableNumber.tsx';

interface RecordStateProps {
  definition: ResourceSpec;
  record: AnyRecord;
}

/** The fields of a record whose values are shown as chips below its title. */
export const stateFields = ({ show, lifecycle }: ResourceSpec): readonly string[] =>
  show?.chips ?? (lifecycle ? [lifecycle.field ?? 'status'] : []);

/** The states of a record as chips, and the number that people quote. */
export const RecordState = ({ definition, record }: RecordStateProps) => {
  const number = definition.show?.number?.(record) ?? null;
  return (
    <>
      {stateFields(definition).map(source => (
        <State key={source} definition={definition} record={record} source={source} />
      ))}
      {number === null ? null : (
        <CopyableNumber
          definition={definition}
          number={number}
          isTitle={String(number) === definition.nameOf(record)}
        />
      )}
    </>
  );
};

/** A state as a chip, also where a list shows it as a text because it needs no attention. */
const State = ({ definition, record, source }: RecordStateProps & { source: string }) => {
  const translate = useTranslate();
  const field = resolveField(definition, source);
  const value = getFieldValue(field, record);
  const isWithoutChip =
    field.kind === 'boolean' && !field.spec.render && !field.spec.chip?.(record);
  return isWithoutChip ? (
    <StateChip
      meaning={value === true ? 'good' : 'neutral'}
      label={formatValue(field, value, translate)}
    />
  ) : (
    <FieldValue field={field} record={record} />
  );
};
