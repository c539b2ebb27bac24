import {
  encryptionPurposes,
  type EncryptionPurpose,
} from '#server/platform/crypto/encryption-purposes.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { ThreadChannel } from '#server/platform/thread/channel.ts';
import { packValues } from '#server/platform/thread/packed-values.ts';
import { startThread } from '#server/platform/thread/start.ts';
import type { DecryptRequest } from './thread/decrypt-values.ts';

type Texts = readonly (string | null)[];

/** Decrypts the values of very many rows in a worker thread, which the first call of `decrypt` starts. */
export class DecryptionThread {
  private channel: ThreadChannel<Texts> | null = null;
  private isStopped = false;
  private readonly keys: Keys;

  constructor(keys: Keys) {
    this.keys = keys;
  }

  /**
   * Decrypts values of `encryptField`; null stays null. Wait for the result before the next call.
   * @throws Error when a value cannot be decrypted, and after `stop`; KeysUnavailableError
   */
  async decrypt(
    purpose: EncryptionPurpose,
    encrypted: readonly (Uint8Array | null)[],
  ): Promise<Texts> {
    if (this.isStopped) throw new Error('The decryption has ended.');
    this.channel ??= new ThreadChannel(
      startThread('export-decrypt', { job: null, memoryMb: 32, youngMb: 8 }),
    );
    const { all } = this.keys[encryptionPurposes[purpose]];
    const values = packValues(encrypted);
    this.channel.send({ purpose, keys: all, values } satisfies DecryptRequest, [
      values.bytes.buffer,
    ]);
    return await this.channel.receive();
  }

  /** Ends the thread. A batch that it is decrypting fails. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.channel?.stop();
  }
}
