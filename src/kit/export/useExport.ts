import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { exportFileName } from '#contract/core/values/sheet.ts';
import { loadFileTranslate } from '#src/kit/export/fileTranslate.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import { jakartaDay } from '../format/date.ts';
import { useListFilters } from '../list/filters/ListFiltersContext.ts';
import type { AnyRecord, ResourceSpec, ServerExport } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { collectRows } from './collectRows.ts';
import { rowsSheet } from './rowsSheet.ts';
import { useExportSummary } from './useExportSummary.ts';
import type { ExportProgress } from './ExportProgressDialog.tsx';
import { useServerDownload, type ServerDownload } from './useServerDownload.ts';
import { saveBlob, buildWorkbook } from './workbook.ts';

interface ExportState {
  /** Undefined while the console makes no file. */
  readonly progress: ExportProgress | undefined;
  /** The file that the server makes. */
  readonly download: ServerDownload;
  /**
   * Starts an export. `file` selects one of the server-made downloads and defaults to the first.
   */
  readonly start: (
    fields: readonly ResourceField[],
    ids?: readonly AnyRecord['id'][],
    file?: ServerExport,
  ) => Promise<void>;
  /** Stops the file that the console makes. */
  readonly stop: () => void;
}

/**
 * Exports the filtered list, or the rows with the given `ids`, as a workbook. Resources with
 * `downloads` get a file made by the server instead.
 */
export function useExport(definition: ResourceSpec): ExportState {
  const consoleTranslate = useTranslate();
  const notify = useNotify();
  const exportSummary = useExportSummary(definition);
  const provider = useDataProvider<AppDataProvider>();
  const { sort, total = 0 } = useListContext();
  const { values } = useListFilters();
  const { call } = useApi();
  const download = useServerDownload();
  const [progress, setProgress] = useState<ExportProgress>();
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const exportRows = async (
    fields: readonly ResourceField[],
    ids: readonly AnyRecord['id'][] | undefined,
    signal: AbortSignal,
  ): Promise<void> => {
    const rowQuery = { resource: definition.name, filter: values, sort, ids };
    const records = await collectRows(provider, rowQuery, {
      signal,
      onProgress: (done, count) => setProgress({ done, total: count, isWriting: false }),
    });
    if (records.length === 0) {
      notify('list.export.nothing', { type: 'info' });
      return;
    }
    setProgress({ done: records.length, total: records.length, isWriting: true });
    const now = new Date();
    const translate = await loadFileTranslate(consoleTranslate);
    const title = translate(`resources.${definition.name}.name`);
    const file = await buildWorkbook([
      rowsSheet(title, definition, fields, records, translate),
      {
        name: translate('list.export.sheet'),
        rows: exportSummary({
          rows: records.length,
          now,
          isSelection: ids !== undefined,
          translate,
        }),
      },
    ]);
    signal.throwIfAborted();
    const name = exportFileName(title, jakartaDay(now));
    saveBlob(file, name);
    notify('list.export.started', {
      type: 'success',
      messageArgs: { file: name, smart_count: records.length },
    });
  };

  return {
    progress,
    download,
    stop: () => control.current?.abort(),
    async start(fields, ids, file = definition.serverExports?.[0]) {
      if (file) {
        await download.start(() => file.requestPath(ids ? { id: ids } : values, call));
        return;
      }
      const { signal } = (control.current = new AbortController());
      setProgress({ done: 0, total: ids?.length ?? total, isWriting: false });
      try {
        await exportRows(fields, ids, signal);
      } catch (error) {
        const detail = error instanceof Error ? error.message : '';
        if (signal.aborted) notify('list.export.cancelled', { type: 'info' });
        else notify('list.export.failed', { type: 'error', messageArgs: { detail } });
      } finally {
        setProgress(undefined);
      }
    },
  };
}
