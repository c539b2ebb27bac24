import { ExportProgressDialog } from './ExportProgressDialog.tsx';
import { ExportWaitDialog } from './ExportWaitDialog.tsx';
import type { ServerDownload } from './useServerDownload.ts';

/** Shows the place in the queue of a download, then how far the server is with its file. */
export const DownloadDialogs = ({
  download: { position, progress, stop, hide },
}: {
  download: Pick<ServerDownload, 'position' | 'progress' | 'stop' | 'hide'>;
}) =>
  position !== undefined ? (
    <ExportWaitDialog position={position} onStop={stop} />
  ) : progress ? (
    <ExportProgressDialog progress={progress} onStop={stop} onHide={hide} />
  ) : null;
