import type { Keys } from '#server/platform/crypto/keys.ts';
import { ThreadChannel } from '#server/platform/thread/channel.ts';
import { unpackValues, type PackedValues } from '#server/platform/thread/packed-values.ts';
import { startThread } from '#server/platform/thread/start.ts';
import { rowKey, type EncryptRows } from '../row-encryption.ts';
import type { EncryptRequest } from '../thread/encrypt-rows.ts';

/** Encrypts the rows of a large file in a worker thread, which the first call of `encrypt` starts. */
export class EncryptionThread {
  private channel: ThreadChannel<PackedValues> | null = null;
  private isStopped = false;
  private readonly keys: Keys;

  constructor(keys: Keys) {
    this.keys = keys;
  }

  /**
   * Encrypts one batch; wait for the result before the next call.
   * @throws Error after `stop`; KeysUnavailableError
   */
  readonly encrypt: EncryptRows = async rows => {
    // A failed upload may have batches under way that would start a thread after its end.
    if (this.isStopped) throw new Error('The encryption has ended.');
    this.channel ??= new ThreadChannel(
      startThread('import-encrypt', { job: null, memoryMb: 32, youngMb: 8 }),
    );
    this.channel.send({ key: rowKey(this.keys), rows } satisfies EncryptRequest);
    const values = unpackValues(await this.channel.receive());
    const valueAt = (index: number): Buffer | null => values[index] ?? null;
    return rows.map((_, row) => ({
      cells: valueAt(3 * row),
      person: valueAt(3 * row + 1),
      changedValues: valueAt(3 * row + 2),
    }));
  };

  /** Ends the thread. A batch that it is encrypting fails. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.channel?.stop();
  }
}
