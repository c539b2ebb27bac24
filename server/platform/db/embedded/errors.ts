/** The embedded database cannot run; the message says why and what to do. */
export class EmbeddedError extends Error {
  override readonly name: string = 'EmbeddedError';
}

/** Another process uses the data folder; two servers would corrupt it. */
export class FolderInUseError extends EmbeddedError {
  override readonly name = 'FolderInUseError';
  readonly folder: string;
  /** PID of the other process, if known. */
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    super(
      `Folder data ${folder} sedang dipakai oleh ${pid === undefined ? 'proses lain' : `proses ${pid}`}. ` +
        'Hentikan proses itu dahulu, atau pilih DATA_DIR lain.',
    );
    this.folder = folder;
    this.pid = pid;
  }
}
