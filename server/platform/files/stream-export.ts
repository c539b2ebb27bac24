import type { Context } from '#server/platform/context.ts';
import { ExportStoppedError, type ExportRun } from './export-run.ts';
import { streamResponse, type StreamedFile } from './stream.ts';

/**
 * Streams the file of an export, which its user can stop.
 * @param end releases the slot of the export
 */
export const streamExport = (
  { deps, log }: Context,
  file: StreamedFile,
  run: ExportRun,
  end: (isComplete: boolean) => void,
): Response =>
  streamResponse(
    file,
    ({ isComplete, failure }) => {
      end(isComplete);
      if (failure !== undefined && !(failure instanceof ExportStoppedError))
        log.error({ err: failure }, 'export aborted');
    },
    { timers: deps.timers, stop: run.signal },
  );
