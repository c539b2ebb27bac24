import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';
import { importColumns } from '../../importDisplay.ts';
import type { LoadedRow } from '../../useImport.ts';
import { handleGridKey } from './gridKeys.ts';
import { gridLines } from './gridLines.ts';
import { ImportGridLine } from './ImportGridLine.tsx';
import { LineDetails } from './LineDetails.tsx';
import { frameStyle, gridStyle } from './gridStyle.ts';
import { CellSavesContext } from './useCellSaves.ts';
import { useGridEditing } from './useGridEditing.ts';
import { lineHeight, useLineWindow } from './useLineWindow.ts';

interface ImportGridProps {
  importRecord: Import;
  rows: readonly LoadedRow[];
  /** The rows are those of the previous filter. */
  isStale: boolean;
  /** Loads further rows; undefined when all are loaded or on their way. */
  onMore: (() => void) | undefined;
  hasMore: boolean;
}

/** Distance from the last loaded line at which further rows are loaded. */
const loadAhead = 40;

/** The rows as a grid: one line per cell with an issue, corrected like a spreadsheet. */
export const ImportGrid = ({ importRecord, rows, isStale, onMore, hasMore }: ImportGridProps) => {
  const t = useMessages();
  const context = use(CellSavesContext);
  const saves = importRecord.status === 'DIPERIKSA' ? context : undefined;
  const canEdit = saves !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () => gridLines(rows, importColumns(importRecord)),
    // oxlint-disable-next-line react/exhaustive-deps -- the columns depend on the kind alone
    [rows, importRecord.jenis],
  );
  const lists = useMemo(() => new Set(lines.flatMap(({ column }) => column?.list ?? [])), [lines]);
  const grid = useGridEditing(frame, lines, saves);
  const { first, end, onScroll } = useLineWindow(frame, lines.length);
  const isNearEnd = end > lines.length - loadAhead;
  useEffect(() => {
    if (isNearEnd) onMore?.();
  }, [isNearEnd, onMore]);

  const heads = [
    t('resources.import.validate.number'),
    t('resources.import.validate.name'),
    t('resources.import.grid.field'),
    t('resources.import.grid.file_value'),
    t('resources.import.grid.present_value'),
    t('resources.import.grid.reason'),
  ];
  const leave = (): void =>
    (details.current?.querySelector<HTMLElement>('button') ?? details.current)?.focus();
  const cellOf = (target: EventTarget): { key: string; column: number } | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const key = cell?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    return cell && key !== undefined ? { key, column: Number(cell.dataset['column']) } : undefined;
  };
  const editClicked = ({ target }: MouseEvent): void => {
    const isCorrection = target instanceof Element && target.closest('[data-editable="true"]');
    if (isCorrection && !(target instanceof HTMLInputElement) && !grid.editor) grid.edit();
  };
  const indexes = Array.from({ length: end - first }, (_, i) => first + i);
  // The active line stays rendered, because it has the focus.
  if (lines[grid.activeIndex] && !indexes.includes(grid.activeIndex))
    indexes.push(grid.activeIndex);

  return (
    <>
      <Box sx={frameStyle} aria-busy={isStale}>
        <Box
          ref={frame}
          role="grid"
          aria-label={t('resources.import.validate.rows')}
          aria-rowcount={hasMore ? -1 : lines.length + 1}
          aria-colcount={heads.length}
          aria-multiselectable={canEdit}
          aria-readonly={!canEdit}
          aria-describedby={canEdit ? 'import-grid-keys' : undefined}
          sx={gridStyle}
          onScroll={onScroll}
        >
          <div role="rowgroup">
            <div role="row" aria-rowindex={1}>
              {heads.map((head, column) => (
                <div key={head} role="columnheader" aria-colindex={column + 1}>
                  {head}
                </div>
              ))}
            </div>
          </div>
          <div
            role="rowgroup"
            style={{ height: lines.length * lineHeight }}
            onKeyDown={(event: KeyboardEvent<HTMLElement>) =>
              handleGridKey(event, grid, { lines, columnCount: heads.length, canEdit, leave })
            }
            onPaste={grid.paste}
            onFocus={({ target }) => {
              const cell = cellOf(target);
              if (cell) grid.activate(cell.key, cell.column);
            }}
            onClick={editClicked}
          >
            {indexes.map(index => {
              const line = lines[index];
              if (!line) return null;
              const [from, to] = grid.selection ?? [-1, -1];
              return (
                <ImportGridLine
                  key={line.key}
                  importRecord={importRecord}
                  line={line}
                  index={index}
                  canEdit={canEdit}
                  cell={saves?.cells.get(line.key)}
                  activeColumn={index === grid.activeIndex ? grid.active.column : undefined}
                  isSelected={index >= from && index <= to}
                  editorText={grid.editor?.key === line.key ? grid.editor.text : undefined}
                  grid={grid}
                />
              );
            })}
          </div>
        </Box>
        {grid.isUsed ? (
          <LineDetails
            ref={details}
            importRecord={importRecord}
            line={lines[grid.activeIndex]}
            saves={saves}
            grid={grid}
          />
        ) : null}
      </Box>
      {canEdit ? [...lists].map(list => <LookupLoader key={list} list={list} />) : null}
      {canEdit ? (
        <Typography id="import-grid-keys" variant="caption" color="textSecondary" component="p">
          {t('resources.import.grid.keys')}
        </Typography>
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {grid.announcement}
      </Box>
    </>
  );
};

/** Loads the options of a column before its first cell is edited. */
const LookupLoader = ({ list }: { list: LookupName }) => {
  useLookup(list);
  return null;
};
