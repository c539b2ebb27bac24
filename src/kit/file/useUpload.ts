import { useEffect, useRef, useState } from 'react';
import { CallError, type CallOptions } from '#src/providers/api/http.ts';
import { file as fileMessages } from '#texts/file.ts';

/** The options of a call that reports its progress and can be cancelled. */
export type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onSent'>>;

export interface Upload {
  /** Sent fraction (0 to 1) of the running upload; undefined when none runs. */
  readonly progress: number | undefined;
  /** Runs a call with upload options. @throws CallError, also when the user cancels */
  readonly run: <T>(send: (options: UploadOptions) => Promise<T>) => Promise<T>;
  readonly cancel: () => void;
}

/**
 * Tracks the progress of an upload; leaving the page cancels it.
 * @param cancelledText message of the error when the user cancels
 */
export function useUpload(cancelledText: string = fileMessages.cancelled): Upload {
  const [progress, setProgress] = useState<number>();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    progress,
    cancel: () => controller.current?.abort(),
    async run(send) {
      const { signal } = (controller.current = new AbortController());
      setProgress(0);
      try {
        return await send({ signal, onSent: (sent, total) => setProgress(sent / total) });
      } catch (error) {
        // The server may still have saved a file that was sent completely.
        throw signal.aborted ? new CallError(0, cancelledText, null) : error;
      } finally {
        setProgress(undefined);
      }
    },
  };
}
