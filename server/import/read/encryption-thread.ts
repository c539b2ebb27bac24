import type { Keys } from '../../crypto/keys.ts';
import { ThreadChannel } from '../../spreadsheet/thread/channel.ts';
import { startThread } from '../../thread/start.ts';
import type { EncryptRows } from '../row-encryption.ts';
import type { EncryptRequest } from '../thread/encrypt-rows.ts';
import { unpackEncrypted, type PackedRows } from '../thread/packed-rows.ts';

/** Encrypts the rows of a large file in a worker thread, which starts with the first ones. */
export class EncryptionThread {
  private channel: ThreadChannel<PackedRows> | null = null;
  private readonly keys: Keys;

  constructor(keys: Keys) {
    this.keys = keys;
  }

  /** Call it again only after its answer. */
  readonly encrypt: EncryptRows = async rows => {
    this.channel ??= new ThreadChannel(
      startThread('import-encrypt', { job: null, memoryMb: 32, youngMb: 8 }),
    );
    this.channel.send({ key: this.keys.identity.active, rows } satisfies EncryptRequest);
    return unpackEncrypted(await this.channel.receive());
  };

  async stop(): Promise<void> {
    await this.channel?.stop();
  }
}
