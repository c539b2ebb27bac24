import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import { jakartaDay } from '../format/date.ts';
import { useListFilters } from '../list/FiltersContext.ts';
import type { AnyRecord, Definition, Download } from '../resource/definition.ts';
import type { Field } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { collect } from './collect.ts';
import { rowsSheet } from './sheets.ts';
import { useAbout } from './useAbout.ts';
import { download, fetchFile, workbook } from './workbook.ts';

/** Progress of an export, in rows. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
  /** All rows are fetched and the workbook is being written. */
  readonly writing: boolean;
}

interface Export {
  /** Undefined while no export runs. */
  readonly running: ExportProgress | undefined;
  /**
   * Starts an export. `file` selects one of the server-made downloads and defaults to the first.
   */
  readonly start: (
    fields: readonly Field[],
    ids?: readonly AnyRecord['id'][],
    file?: Download,
  ) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Exports the filtered list, or the rows with the given `ids`, as a workbook. Resources with
 * `downloads` get a file made by the server instead.
 */
export function useExport(definition: Definition): Export {
  const say = useWords();
  const translate = useTranslate();
  const names = useNames(definition);
  const notify = useNotify();
  const about = useAbout(definition);
  const provider = useDataProvider<AppDataProvider>();
  const { sort, total = 0 } = useListContext();
  const { values } = useListFilters();
  const { call, baseUrl } = useApi();
  const [running, setRunning] = useState<ExportProgress>();
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const write = async (
    fields: readonly Field[],
    ids: readonly AnyRecord['id'][] | undefined,
    signal: AbortSignal,
  ): Promise<void> => {
    const wanted = { resource: definition.name, filter: values, sort, ids };
    const records = await collect(provider, wanted, {
      signal,
      onProgress: (done, of) => setRunning({ done, total: of, writing: false }),
    });
    if (records.length === 0) {
      notify('list.export.nothing', { type: 'info' });
      return;
    }
    setRunning({ done: records.length, total: records.length, writing: true });
    const now = new Date();
    const title = names.of('name');
    const file = await workbook([
      rowsSheet(title, definition, fields, records, translate),
      {
        name: say('list.export.sheet'),
        rows: about({ rows: records.length, now, chosen: ids !== undefined }),
      },
    ]);
    signal.throwIfAborted();
    const name = `${title}-${jakartaDay(now)}.xlsx`;
    download(file, name);
    notify('list.export.started', {
      type: 'success',
      messageArgs: { file: name, smart_count: records.length },
    });
  };

  return {
    running,
    stop: () => control.current?.abort(),
    async start(fields, ids, file = definition.downloads?.[0]) {
      const { signal } = (control.current = new AbortController());
      if (file) {
        try {
          fetchFile(baseUrl + (await file.ask(ids ? { id: ids } : values, call)));
          notify('list.export.begun', { type: 'info' });
        } catch (error) {
          const detail = error instanceof Error ? error.message : '';
          notify('list.export.failed', { type: 'error', messageArgs: { detail } });
        }
        return;
      }
      setRunning({ done: 0, total: ids?.length ?? total, writing: false });
      try {
        await write(fields, ids, signal);
      } catch (error) {
        const detail = error instanceof Error ? error.message : '';
        if (signal.aborted) notify('list.export.cancelled', { type: 'info' });
        else notify('list.export.failed', { type: 'error', messageArgs: { detail } });
      } finally {
        setRunning(undefined);
      }
    },
  };
}
