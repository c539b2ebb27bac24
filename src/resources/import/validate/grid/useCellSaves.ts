import {
  createContext,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { CallInput } from '#contract/core/endpoint.ts';
import type { ColumnField } from '#contract/domains/import/columns/index.ts';
import { importCalls, maxCellRows, type ImportRow } from '#contract/domains/import/index.ts';
import { isMasked } from '#contract/domains/peserta/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { runSerially } from '../../runSerially.ts';
import { queryErrorMessage, useImportCache } from '../../useImport.ts';
import { cellKey } from './gridLines.ts';

/** A new text of a cell; null restores the cell of the file. */
export interface CellChange {
  readonly row: Pick<ImportRow, 'nomor' | 'diperbaiki' | 'nilai'>;
  readonly field: ColumnField;
  readonly text: string | null;
}

/** Changes that are undone together. */
interface Step {
  /** The texts from before them. */
  readonly changes: readonly CellChange[];
  /** Called when all of it was undone. */
  readonly onUndone?: () => void;
}

/** A cell whose text is not saved yet. */
export interface CellState {
  readonly text: string | null;
  readonly status: 'saving' | 'failed';
  /** Why it was not saved. */
  readonly message: string;
}

export interface CellSaves {
  /** The cells that are not saved, by key. */
  readonly cells: ReadonlyMap<string, CellState>;
  /** Whether a text is not saved, including one that is being typed. */
  readonly hasUnsaved: boolean;
  /** The opposite, also between a change and the next render. */
  readonly isSaved: RefObject<boolean>;
  /** Sets what saves an open editor. */
  readonly setCommit: (commit: () => void) => void;
  readonly setTyping: (isTyping: boolean) => void;
  /** Saves changes as one step that can be undone. */
  readonly save: (changes: readonly CellChange[]) => void;
  /**
   * Adds cells that the server corrected by a rule as one step.
   * @returns a function that undoes it, unless it was undone already
   */
  readonly addStep: (
    cells: readonly { readonly nomor: number; readonly field: ColumnField }[],
    onUndone: () => void,
  ) => () => void;
  /** Undoes the last step, or the last change of one cell. @returns the restored cells */
  readonly undo: (key?: string) => readonly CellChange[];
  /** Whether the last change of a cell can be undone. */
  readonly canUndo: (key: string) => boolean;
  /** Saves everything that can be saved. @returns whether nothing is left unsaved */
  readonly settle: () => Promise<boolean>;
}

/** The saves of the import's page; undefined where rows cannot be corrected. */
export const CellSavesContext = createContext<CellSaves | undefined>(undefined);

type CellRows = CallInput<typeof importCalls.fixCells>['body']['baris'];

const keyOf = ({ row, field }: CellChange): string => cellKey(row.nomor, field);

/** Groups changes by row, as the call takes them. */
function toCellRows(changes: readonly CellChange[]): CellRows {
  const rows = new Map<number, Record<string, string | null>>();
  for (const { row, field, text } of changes) {
    rows.set(row.nomor, { ...rows.get(row.nomor), [field]: text });
  }
  return [...rows].map(([nomor, nilai]) => ({ nomor, nilai }));
}

/** Returns the text that restores a cell, or undefined when it is known in its masked form only. */
function textBefore({ row, field }: CellChange): string | null | undefined {
  if (!row.diperbaiki.includes(field)) return null;
  const text = row.nilai[field] ?? '';
  return isMasked(text) ? undefined : text;
}

/**
 * Saves corrected cells in the background. Cells that are changed while a request is under way are
 * sent together in the next one, so that typing never waits.
 * @param onSaved receives the changes of a request and the rows as the server validated them
 */
export function useCellSaves(
  id: number,
  onSaved: (changes: readonly CellChange[], rows: readonly ImportRow[]) => void,
): CellSaves {
  const { call } = useApi();
  const cache = useImportCache(id);
  const [cells, setCells] = useState<ReadonlyMap<string, CellState>>(new Map());
  const [isTyping, setIsTyping] = useState(false);
  const isSaved = useRef(true);
  const commitEditor = useRef<() => void>(() => undefined);
  const store = useRef({
    cells: new Map<string, CellState>(),
    queue: new Map<string, CellChange>(),
    history: [] as Step[],
    /** The last text of each cell that was changed on this page. */
    sent: new Map<string, string | null>(),
    running: undefined as Promise<void> | undefined,
    isTyping: false,
  });
  const publish = useCallback(() => {
    const { current } = store;
    isSaved.current = current.cells.size === 0 && !current.isTyping;
    setCells(new Map(current.cells));
  }, []);

  const send = async (changes: readonly CellChange[]): Promise<void> => {
    const { current } = store;
    const isCurrent = (change: CellChange): boolean => !current.queue.has(keyOf(change));
    try {
      const { impor, baris } = await runSerially(id, () =>
        call(importCalls.fixCells, { params: { id }, body: { baris: toCellRows(changes) } }),
      );
      cache.setImport(impor);
      cache.setRows(baris);
      for (const change of changes.filter(isCurrent)) current.cells.delete(keyOf(change));
      onSaved(changes, baris);
    } catch (error) {
      // One refused cell does not hold up the others.
      if (error instanceof CallError && error.status === 422 && changes.length > 1) {
        for (const change of changes) await send([change]);
        return;
      }
      const errors = error instanceof CallError ? Object.values(error.body.errors ?? {}) : [];
      const message = errors.length > 0 ? `${errors.join('. ')}.` : queryErrorMessage(error);
      for (const change of changes.filter(isCurrent)) {
        current.cells.set(keyOf(change), { text: change.text, status: 'failed', message });
      }
    }
    publish();
  };

  const run = async (): Promise<void> => {
    const { queue } = store.current;
    while (queue.size > 0) {
      const changes = [...queue.values()].slice(0, maxCellRows);
      for (const change of changes) queue.delete(keyOf(change));
      await send(changes);
    }
    store.current.running = undefined;
    cache.invalidateCounts();
  };

  const enqueue = (changes: readonly CellChange[]): void => {
    const { current } = store;
    for (const change of changes) {
      current.queue.set(keyOf(change), change);
      current.cells.set(keyOf(change), { text: change.text, status: 'saving', message: '' });
      current.sent.set(keyOf(change), change.text);
    }
    publish();
    current.running ??= run();
  };

  const save = (changes: readonly CellChange[]): void => {
    const { history, sent } = store.current;
    const before = changes.flatMap(change => {
      const key = keyOf(change);
      const text = sent.has(key) ? sent.get(key) : textBefore(change);
      return text === undefined ? [] : [{ ...change, text }];
    });
    history.push({ changes: before });
    enqueue(changes);
  };

  const undoStep = (at: number, key?: string): readonly CellChange[] => {
    const { history } = store.current;
    const { changes = [], onUndone } = history[at] ?? {};
    const undone = key === undefined ? changes : changes.filter(one => keyOf(one) === key);
    if (undone.length === 0) return [];
    history[at] = { changes: changes.filter(one => !undone.includes(one)) };
    enqueue(undone);
    if (key === undefined) onUndone?.();
    return undone;
  };

  const undo = (key?: string): readonly CellChange[] =>
    undoStep(
      store.current.history.findLastIndex(({ changes }) =>
        key === undefined ? changes.length > 0 : changes.some(one => keyOf(one) === key),
      ),
      key,
    );

  const addStep: CellSaves['addStep'] = (changed, onUndone) => {
    const { history, sent } = store.current;
    const changes = changed.map(({ nomor, field }) => ({
      row: { nomor, diperbaiki: [], nilai: {} },
      field,
      text: null,
    }));
    // The text of a rule is that of the row, not the one sent from here before.
    for (const change of changes) sent.delete(keyOf(change));
    const at = history.push({ changes, onUndone }) - 1;
    return () => void latest.current.undoStep(at);
  };

  const settle = async (): Promise<boolean> => {
    commitEditor.current();
    await store.current.running;
    return isSaved.current;
  };

  const setTyping = (isNowTyping: boolean): void => {
    store.current.isTyping = isNowTyping;
    setIsTyping(isNowTyping);
    publish();
  };

  const latest = useRef({ save, undo, undoStep, addStep, settle, setTyping });
  useEffect(() => {
    latest.current = { save, undo, undoStep, addStep, settle, setTyping };
  });
  return useMemo(
    () => ({
      cells,
      hasUnsaved: isTyping || cells.size > 0,
      isSaved,
      setCommit: commit => {
        commitEditor.current = commit;
      },
      save: changes => latest.current.save(changes),
      addStep: (changed, onUndone) => latest.current.addStep(changed, onUndone),
      undo: key => latest.current.undo(key),
      canUndo: key =>
        store.current.history.some(({ changes }) => changes.some(one => keyOf(one) === key)),
      settle: () => latest.current.settle(),
      setTyping: isNowTyping => latest.current.setTyping(isNowTyping),
    }),
    [cells, isTyping],
  );
}
