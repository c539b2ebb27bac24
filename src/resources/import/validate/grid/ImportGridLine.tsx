import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { memo, type ReactNode } from 'react';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { isMasked } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { isSavedRow } from '../../importDisplay.ts';
import { issueCellText } from '../issues.ts';
import { ImportRowName } from '../rows/ImportRowName.tsx';
import { CellEditor } from './CellEditor.tsx';
import { describeLine } from './describeLine.ts';
import { fileValueText, isEditable, valueText, type GridLine } from './gridLines.ts';
import type { CellState } from './useCellSaves.ts';
import { cellId, correctionColumn, type GridEditing } from './useGridEditing.ts';
import { lineHeight } from './useLineWindow.ts';

const icons: Record<Meaning, ReactNode> = {
  good: <CheckIcon fontSize="inherit" />,
  attention: <WarningAmberIcon fontSize="inherit" />,
  bad: <ErrorOutlinedIcon fontSize="inherit" />,
  information: <InfoOutlinedIcon fontSize="inherit" />,
  neutral: null,
};

interface ImportGridLineProps {
  importRecord: Import;
  line: GridLine;
  index: number;
  canEdit: boolean;
  cell: CellState | undefined;
  /** Column of the active cell, if it is in this line. */
  activeColumn: number | undefined;
  isSelected: boolean;
  /** Text of the editor, if it is open in this line. */
  editorText: string | undefined;
  grid: GridEditing;
}

/** Returns the value of the line's cell in the file. */
function fileValue(line: GridLine): string {
  if (line.column) return fileValueText(line);
  const issue = line.row.temuan.find(one => one.field === line.field);
  return (issue && issueCellText(line.row, issue)) ?? '';
}

/** Text of a cell; the name for an item of a list, which is stored by its code. */
const CellText = ({ line: { column }, text }: { line: GridLine; text: string }) => {
  const { data = [] } = useLookup(column?.list);
  return data.find(({ id }) => id === text)?.name ?? text;
};

const Line = (props: ImportGridLineProps) => {
  const { importRecord, line, index, canEdit, cell, activeColumn, isSelected, grid } = props;
  const t = useMessages();
  const number = String(line.row.nomor);
  const { meaning, short } = describeLine(t, line, cell);
  const label = line.field === undefined ? '' : fieldLabel(line.field);
  const value = fileValue(line);
  const present = line.column ? (cell ? (cell.text ?? value) : valueText(line)) : value;
  const isLink = line.row.nilai.nama !== undefined && isSavedRow(importRecord, line.row);
  const isInvalid = meaning === 'bad' || meaning === 'attention';
  const contents: readonly ReactNode[] = [
    number,
    <ImportRowName key="name" importRecord={importRecord} row={line.row} />,
    label,
    <CellText key="value" line={line} text={value} />,
    ...(canEdit
      ? [
          props.editorText !== undefined && isEditable(line) ? (
            <CellEditor
              key="editor"
              line={line}
              label={t('resources.import.grid.input', { label, number })}
              initial={props.editorText}
              placeholder={
                isMasked(present) ? present : line.column.kind === 'date' ? 'HH-BB-TTTT' : undefined
              }
              onChange={grid.changeText}
              onPick={(text, moves) => {
                grid.changeText(text);
                grid.commit();
                if (moves) grid.moveTo(index + 1);
              }}
              onLeave={grid.commit}
            />
          ) : (
            <span key="present" data-unchanged={present === value}>
              <CellText line={line} text={present} />
            </span>
          ),
        ]
      : [<CellText key="present" line={line} text={present} />]),
    <span key="reason" data-meaning={meaning} title={short}>
      {icons[meaning]} <span>{short}</span>
    </span>,
  ];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-key={line.key}
      style={{ top: index * lineHeight }}
    >
      {contents.map((content, column) => (
        <div
          key={column}
          id={cellId(line.key, column)}
          role={column === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={column + 1}
          aria-label={column === 0 ? t('resources.import.validate.row', { number }) : undefined}
          {...(canEdit && column === correctionColumn
            ? {
                'aria-invalid': isInvalid,
                'aria-readonly': !isEditable(line),
                'data-editable': isEditable(line),
              }
            : {})}
          data-column={column}
          // A link in the cell has the focus instead of it.
          tabIndex={column === 1 && isLink ? undefined : activeColumn === column ? 0 : -1}
        >
          {content}
        </div>
      ))}
    </div>
  );
};

/** One line of the grid. The functions of `grid` read the current lines, so they are not compared. */
export const ImportGridLine = memo(
  Line,
  (before, after) =>
    before.line.row === after.line.row &&
    before.line.field === after.line.field &&
    before.importRecord.status === after.importRecord.status &&
    before.index === after.index &&
    before.cell === after.cell &&
    before.activeColumn === after.activeColumn &&
    before.isSelected === after.isSelected &&
    before.editorText === after.editorText &&
    // An open editor calls the functions of the grid.
    after.editorText === undefined,
);
