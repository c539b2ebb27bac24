import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { Action } from '../../actions/action.ts';
import { isNumericKind } from '../../fields/formatValue.ts';
import { renderFieldValue } from '../../fields/FieldValue.tsx';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import { recordPagePath } from '../../resource/resourceField.ts';
import { LinkFromList } from '../backLink.tsx';
import type { ListColumn } from '../columns/columns.ts';
import { hiddenStateField, isDimmed } from './dimmedRow.ts';
import { RowMenu, type OnRowAction } from './RowMenu.tsx';
import { rowClass } from './rowStyles.ts';
import { StateWithReason, stateReasonOf } from './stateReason.tsx';
import { stickyCell } from './stickyCells.ts';
import { TableCheckbox } from './TableCheckbox.tsx';

interface TableRecordRowProps {
  definition: ResourceSpec;
  record: AnyRecord;
  columns: readonly ListColumn[];
  actions: readonly Action[];
  onAction: OnRowAction;
  /** Undefined when rows cannot be selected. */
  isSelected?: boolean;
  onToggle: (id: AnyRecord['id']) => void;
}

/** Adds the reason to a state that has one. */
function withReason(
  definition: ResourceSpec,
  record: AnyRecord,
  source: string,
  value: ReactNode,
): ReactNode {
  const reason = stateReasonOf(definition, record, source);
  return reason === undefined ? value : <StateWithReason reason={reason}>{value}</StateWithReason>;
}

/**
 * Table row. The first cell is a link, so that the record can be opened in a new tab or by
 * keyboard. Rows and cells are plain elements, with the styles of `rowStyles`.
 */
export const TableRecordRow = memo(
  ({
    definition,
    record,
    columns,
    actions,
    onAction,
    isSelected,
    onToggle,
  }: TableRecordRowProps) => {
    const t = useMessages();
    const translate = useTranslate();
    const name = definition.nameOf(record);
    const visibleSources = columns.map(({ source }) => source);
    const stateField = hiddenStateField(definition, record, visibleSources);
    return (
      <tr
        data-selected={isSelected === true ? '' : undefined}
        className={isDimmed(definition, record) ? rowClass.dimmed : undefined}
      >
        {isSelected === undefined ? null : (
          <td className={stickyCell.checkbox}>
            <TableCheckbox
              label={t('list.select.row', { name })}
              isChecked={isSelected}
              onChange={() => onToggle(record.id)}
            />
          </td>
        )}
        {columns.map(({ source, field, isLink }) => (
          <td
            key={source}
            className={
              isLink ? stickyCell.name : isNumericKind(field) ? rowClass.numeric : undefined
            }
          >
            {isLink ? (
              <span className={rowClass.name}>
                <LinkFromList to={recordPagePath(definition, record.id)}>{name}</LinkFromList>
                {stateField ? renderFieldValue(stateField, record, translate) : null}
              </span>
            ) : (
              withReason(definition, record, source, renderFieldValue(field, record, translate))
            )}
          </td>
        ))}
        <td className={stickyCell.menu}>
          <RowMenu {...{ definition, record, actions, onAction }} />
        </td>
      </tr>
    );
  },
);
TableRecordRow.displayName = 'TableRecordRow';
