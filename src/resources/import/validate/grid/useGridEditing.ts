import { useEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isMasked } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import {
  editableText,
  isCorrected,
  isEditable,
  linesToFill,
  pastedColumn,
  valueText,
  type GridLine,
} from './gridLines.ts';
import type { CellSaves } from './useCellSaves.ts';
import { scrollToLine } from './useLineWindow.ts';

/** Position of the correction among the columns. */
export const correctionColumn = 4;

interface ActiveCell {
  readonly key: string;
  readonly column: number;
}

interface OpenEditor {
  readonly key: string;
  readonly text: string;
}

export interface GridEditing {
  readonly active: ActiveCell;
  readonly activeIndex: number;
  /** Whether a cell has had the focus. */
  readonly isUsed: boolean;
  readonly editor: OpenEditor | undefined;
  /** First and last line of the selection. */
  readonly selection: readonly [number, number] | undefined;
  /** Result of the last fill or undo, for screen readers. */
  readonly announcement: string;
  readonly activate: (key: string, column: number) => void;
  /** Moves the focus to a line and a column. */
  readonly moveTo: (index: number, column?: number) => void;
  readonly extendTo: (index: number) => void;
  /** Opens the editor of the active line; without `text` it starts with the present value. */
  readonly edit: (text?: string) => void;
  readonly changeText: (text: string) => void;
  /** Saves the open editor and closes it. */
  readonly commit: () => void;
  readonly cancel: () => void;
  readonly fillDown: () => void;
  readonly undo: (key?: string) => void;
  readonly paste: (event: ClipboardEvent) => void;
  readonly setCell: (line: GridLine, text: string) => void;
  readonly focusActive: () => void;
}

/** Id of a cell's element. */
export const cellId = (key: string, column: number): string => `sel-${key}-${column}`;

/** State of the grid: the active cell, the open editor, the selection, and what changes cells. */
export function useGridEditing(
  frame: RefObject<HTMLElement | null>,
  lines: readonly GridLine[],
  saves: CellSaves | undefined,
): GridEditing {
  const t = useMessages();
  const [position, setPosition] = useState<ActiveCell & { readonly rowNumber: number }>();
  const [anchor, setAnchor] = useState<number>();
  const [editor, setEditor] = useState<OpenEditor>();
  const [announcement, setAnnouncement] = useState('');
  const isFocusPending = useRef(false);
  const typed = useRef<{ key: string; text: string; isChanged: boolean }>(undefined);

  const exact = lines.findIndex(({ key }) => key === position?.key);
  // A row that is skipped has one line instead of one per cell.
  const activeIndex = Math.max(
    0,
    exact >= 0 ? exact : lines.findIndex(({ row }) => row.nomor === position?.rowNumber),
  );
  const column = position?.column ?? (saves ? correctionColumn : 1);
  const active = { key: lines[activeIndex]?.key ?? '', column };
  const line = lines[activeIndex];

  const focusActive = (): void => {
    const cell = document.getElementById(cellId(active.key, active.column));
    if (!cell) return;
    if (frame.current) scrollToLine(frame.current, activeIndex);
    (cell.querySelector<HTMLElement>('a') ?? cell).focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!isFocusPending.current) return;
    isFocusPending.current = false;
    focusActive();
  });

  const focusedKey = position?.key;
  useEffect(() => {
    // The details below the grid may have covered the line.
    if (focusedKey !== undefined && frame.current) scrollToLine(frame.current, activeIndex);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the active line changes or moves
  }, [focusedKey, activeIndex]);

  const moveTo = (index: number, toColumn = column): void => {
    const target = lines[Math.max(0, Math.min(index, lines.length - 1))];
    if (!target) return;
    isFocusPending.current = true;
    setAnchor(undefined);
    setPosition({ key: target.key, rowNumber: target.row.nomor, column: toColumn });
  };

  const close = (): void => {
    typed.current = undefined;
    setEditor(undefined);
    saves?.setTyping(false);
  };

  const commit = (): void => {
    const input = typed.current;
    const edited = lines.find(({ key }) => key === input?.key);
    close();
    if (!saves || !input || !isEditable(edited)) return;
    const text = input.text.trim();
    const failed = saves.cells.get(edited.key)?.status === 'failed';
    if (!failed && (!input.isChanged || text === editableText(edited))) return;
    saves.save([{ row: edited.row, field: edited.column.field, text }]);
  };
  useEffect(() => {
    saves?.setCommit(commit);
  });

  /** Returns the text that filling down copies from a line, or undefined when it has none. */
  const textToCopy = (source: GridLine | undefined): string | undefined => {
    if (!isEditable(source)) return undefined;
    const unsaved = saves?.cells.get(source.key)?.text;
    if (typeof unsaved === 'string') return unsaved;
    const isRight = !source.row.temuan.some(one => one.field === source.field);
    const text = valueText(source);
    return (isCorrected(source) || isRight) && text !== '' && !isMasked(text) ? text : undefined;
  };

  const fill = (targets: readonly GridLine[], texts: readonly string[]): void => {
    const changes = targets.filter(isEditable).map((target, i) => ({
      row: target.row,
      field: target.column.field,
      text: texts[i] ?? texts[0] ?? '',
    }));
    if (changes.length > 0) saves?.save(changes);
  };

  const selection =
    anchor === undefined
      ? undefined
      : ([Math.min(anchor, activeIndex), Math.max(anchor, activeIndex)] as const);

  return {
    active,
    activeIndex,
    isUsed: position !== undefined,
    editor,
    selection,
    announcement,
    focusActive,
    moveTo,
    activate(key, toColumn) {
      if (position?.key === key && position.column === toColumn) return;
      setAnchor(undefined);
      const rowNumber = lines.find(one => one.key === key)?.row.nomor ?? 0;
      setPosition({ key, rowNumber, column: toColumn });
    },
    extendTo(index) {
      const target = lines[index];
      if (!target) return;
      isFocusPending.current = true;
      setAnchor(anchor ?? activeIndex);
      setPosition({ key: target.key, rowNumber: target.row.nomor, column: correctionColumn });
    },
    edit(text) {
      if (!saves || !isEditable(line)) return;
      const unsaved = saves.cells.get(line.key)?.text;
      const initial = text ?? unsaved ?? editableText(line);
      typed.current = { key: line.key, text: initial, isChanged: false };
      // The editor has the focus before the key that opened it writes its character.
      flushSync(() => {
        setAnchor(undefined);
        setPosition({ key: line.key, rowNumber: line.row.nomor, column: correctionColumn });
        setEditor({ key: line.key, text: initial });
      });
    },
    changeText(text) {
      if (!typed.current) return;
      typed.current = { ...typed.current, text, isChanged: true };
      saves?.setTyping(true);
    },
    commit,
    cancel() {
      close();
      isFocusPending.current = true;
    },
    fillDown() {
      const [first, last] = selection ?? [activeIndex, activeIndex];
      const isRange = last > first;
      const source = isRange
        ? lines[first]
        : lines.slice(0, activeIndex).findLast(one => one.field === line?.field && isEditable(one));
      const text = textToCopy(source);
      const targets = (isRange ? lines.slice(first + 1, last + 1) : [line]).filter(
        one => one?.field !== undefined && one.field === source?.field,
      ) as GridLine[];
      if (text === undefined || targets.length === 0) {
        setAnnouncement(t('resources.import.grid.nothing_to_fill'));
        return;
      }
      fill(targets, [text]);
      setAnnouncement(t('resources.import.grid.filled', { smart_count: targets.length }));
    },
    undo(key) {
      const [first] = saves?.undo(key) ?? [];
      if (!first) {
        setAnnouncement(t('resources.import.grid.nothing_to_undo'));
        return;
      }
      const index = lines.findIndex(
        one => one.row.nomor === first.row.nomor && one.field === first.field,
      );
      if (index >= 0) moveTo(index, correctionColumn);
      setAnnouncement(t('resources.import.grid.undone', { number: String(first.row.nomor) }));
    },
    paste(event) {
      const values = pastedColumn(event.clipboardData.getData('text/plain'));
      if (!saves || !isEditable(line)) return;
      // One value pasted into an editor is text for its input.
      if (values.length === 1 && editor) return;
      event.preventDefault();
      close();
      const targets = linesToFill(lines, activeIndex, values.length);
      fill(targets, values);
      isFocusPending.current = true;
      const unused = values.length - targets.length;
      const filled = t('resources.import.grid.filled', { smart_count: targets.length });
      setAnnouncement(
        unused > 0
          ? `${filled} ${t('resources.import.grid.unused', { smart_count: unused })}`
          : filled,
      );
    },
    setCell(target, text) {
      if (!isEditable(target)) return;
      saves?.save([{ row: target.row, field: target.column.field, text }]);
      isFocusPending.current = true;
      setPosition({ key: target.key, rowNumber: target.row.nomor, column: correctionColumn });
    },
  };
}
