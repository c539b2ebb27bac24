import type { KeyboardEvent } from 'react';
import { cellIssues, isBlockingIssue } from '../issues.ts';
import { isEditable, type GridLine } from './gridLines.ts';
import { correctionColumn, type GridEditing } from './useGridEditing.ts';

interface GridKeysOptions {
  readonly lines: readonly GridLine[];
  readonly columnCount: number;
  readonly canEdit: boolean;
  /** Moves the focus out of the grid. */
  readonly leave: () => void;
}

const pageLines = 10;

/** Returns the next line that Tab reaches: one that has to be corrected; warnings can stay. */
function nextOpenLine(lines: readonly GridLine[], from: number, step: 1 | -1): number | undefined {
  for (let index = from + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index];
    if (isEditable(line) && cellIssues(line.row, line.column.field).some(isBlockingIssue)) {
      return index;
    }
  }
  return undefined;
}

/** Handles a key in the grid: movement as in a spreadsheet, and the keys of the open editor. */
export function handleGridKey(
  event: KeyboardEvent<HTMLElement>,
  grid: GridEditing,
  { lines, columnCount, canEdit, leave }: GridKeysOptions,
): void {
  if (event.defaultPrevented) return;
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const { activeIndex } = grid;
  // In a list of options the arrows choose.
  const isText =
    event.target instanceof HTMLInputElement &&
    event.target.role !== 'combobox' &&
    !event.target.hasAttribute('list');
  const handled = (): boolean => {
    if (key === 'Tab') {
      const next = canEdit ? nextOpenLine(lines, activeIndex, shiftKey ? -1 : 1) : undefined;
      grid.commit();
      if (next === undefined) return false;
      grid.moveTo(next, correctionColumn);
      return true;
    }
    if (isCommand && key.toLowerCase() === 'd' && canEdit) {
      grid.commit();
      grid.fillDown();
      return true;
    }
    if (grid.editor) {
      if (key === 'Enter') {
        grid.commit();
        grid.moveTo(activeIndex + (shiftKey ? -1 : 1));
      } else if (key === 'Escape') grid.cancel();
      else if (isText && (key === 'ArrowDown' || key === 'ArrowUp')) {
        grid.commit();
        grid.moveTo(activeIndex + (key === 'ArrowUp' ? -1 : 1));
      } else return false;
      return true;
    }
    if (isCommand && key.toLowerCase() === 'z' && canEdit) grid.undo();
    else if (isCommand && key === 'Home') grid.moveTo(0);
    else if (isCommand && key === 'End') grid.moveTo(lines.length - 1);
    else if (isCommand || altKey) return false;
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const to = activeIndex + (key === 'ArrowUp' ? -1 : 1);
      if (shiftKey && canEdit) grid.extendTo(to);
      else grid.moveTo(to);
    } else if (key === 'PageDown') grid.moveTo(activeIndex + pageLines);
    else if (key === 'PageUp') grid.moveTo(activeIndex - pageLines);
    else if (key === 'ArrowRight')
      grid.moveTo(activeIndex, Math.min(columnCount - 1, grid.active.column + 1));
    else if (key === 'ArrowLeft') grid.moveTo(activeIndex, Math.max(0, grid.active.column - 1));
    else if (key === 'Home') grid.moveTo(activeIndex, 0);
    else if (key === 'End') grid.moveTo(activeIndex, columnCount - 1);
    else if (key === 'Escape') leave();
    else if ((key === 'Enter' || key === 'F2') && event.target instanceof HTMLAnchorElement)
      return false;
    else if (key === 'Enter' || key === 'F2') grid.edit();
    else if (key === 'Delete' || key === 'Backspace') grid.edit('');
    else if (key.length === 1 && key !== ' ' && canEdit) {
      grid.edit('');
      // The character goes to the editor.
      return false;
    } else return false;
    return true;
  };
  if (handled()) {
    event.preventDefault();
    event.stopPropagation();
  }
}
