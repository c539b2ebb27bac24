import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import { resolveField } from '../../resource/resourceField.ts';

const hasActiveColumn = ({ columns }: ResourceSpec): boolean =>
  columns.some(({ source }) => source === 'isActive');

/** Whether a record is no longer in use, so that its row is dimmed. */
export const isDimmed = (definition: ResourceSpec, record: AnyRecord): boolean =>
  definition.isDimmed?.(record) ?? (hasActiveColumn(definition) && record['isActive'] === false);

/**
 * Returns the field with the state of a deactivated record, when a list has it as a column but does
 * not show it.
 */
export const hiddenStateField = (
  definition: ResourceSpec,
  record: AnyRecord,
  visibleSources: readonly string[],
) =>
  record['isActive'] === false &&
  hasActiveColumn(definition) &&
  !visibleSources.includes('isActive')
    ? resolveField(definition, 'isActive')
    : undefined;

/** Style of a dimmed row; its chips keep their colours. */
export const dimmedStyle = { color: 'text.secondary', '& a': { color: 'inherit' } };
