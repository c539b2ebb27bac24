import { createGunzip, createGzip } from 'node:zlib';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';

/** A backup cannot be read or restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Writes the entries of an archive in order. */
export interface ArchiveWriter {
  readonly entry: (name: string, content: Uint8Array) => Promise<void>;
}

/** First bytes of every file in the age format (age-encryption.org/v1). */
const ageHeader = Buffer.from('age-encryption.org/');

/** How an archive is encrypted. */
export interface Encryption {
  readonly passphrase: string;
  /** Base-2 logarithm of scrypt's cost; the default takes a second or more. */
  readonly workFactor?: number;
}

/**
 * Writes an archive: a gzip-compressed tar file, encrypted in the age format if asked. Standard tools can open it: `age --decrypt FILE | tar --list --gzip`.
 * @param write adds the entries; backpressure of `output` reaches it
 */
export async function writeArchive(
  output: Writable,
  encryption: Encryption | undefined,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const compressed = Readable.from(tar).pipe(createGzip());
  tar.on('error', error => compressed.destroy(error));
  const finished = pipeline(
    encryption ? await encrypt(compressed, encryption) : compressed,
    output,
  );
  const archive: ArchiveWriter = {
    entry: (name, content) =>
      new Promise((resolve, reject) => {
        const sink = tar.entry({ name, size: content.length });
        sink.on('finish', resolve);
        sink.on('error', reject);
        sink.end(content);
      }),
  };
  try {
    await write(archive);
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    await finished.catch(() => undefined);
    throw error;
  }
  await finished;
}

/**
 * Reads the entries of an archive in order.
 * @throws BackupError when the file is damaged, encrypted, or encrypted with another passphrase
 */
export async function* readArchive(
  file: Readable,
  passphrase: string | undefined,
): AsyncGenerator<{ readonly name: string; readonly content: Buffer }> {
  const tar = extract();
  const compressed = await decrypt(file, passphrase);
  const finished = pipeline(compressed, createGunzip(), tar);
  finished.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      yield { name: entry.header.name, content: Buffer.concat(parts) };
    }
    await finished;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (!isArchiveError(error)) throw error;
    throw new BackupError('Berkas cadangan rusak atau terpotong. Pakai salinan lain.', {
      cause: error,
    });
  } finally {
    tar.destroy();
  }
}

/** Errors of gzip, tar and age; all others come from the code that consumes the entries. */
const isArchiveError = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(Z_|ERR_STREAM_PREMATURE_CLOSE)/.test((error as NodeJS.ErrnoException).code ?? '') ||
    /tar|stream|ciphertext|header|payload|age/i.test(error.message));

async function encrypt(
  plain: Readable,
  { passphrase, workFactor = 18 }: Encryption,
): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  const stream = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as NodeReadableStream);
}

/** Decrypts a file when it is encrypted. @throws BackupError */
async function decrypt(file: Readable, passphrase: string | undefined): Promise<Readable> {
  const { start, rest } = await peek(file, ageHeader.length);
  const isEncrypted = start.equals(ageHeader);
  if (!isEncrypted) return rest;
  if (passphrase === undefined) {
    throw new BackupError('Cadangan ini terenkripsi. Isi BACKUP_PASSPHRASE dengan kata sandinya.');
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(rest) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as NodeReadableStream);
  } catch (error) {
    throw new BackupError('BACKUP_PASSPHRASE tidak membuka cadangan ini.', { cause: error });
  }
}

/** Returns the first bytes of a stream, and a stream of all its bytes. */
async function peek(file: Readable, length: number): Promise<{ start: Buffer; rest: Readable }> {
  const parts: Buffer[] = [];
  let size = 0;
  const iterator = file[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  while (size < length) {
    const next = await iterator.next();
    if (next.done) break;
    parts.push(next.value);
    size += next.value.length;
  }
  const remaining = async function* () {
    yield* parts;
    for (;;) {
      const next = await iterator.next();
      if (next.done) return;
      yield next.value;
    }
  };
  return { start: Buffer.concat(parts).subarray(0, length), rest: Readable.from(remaining()) };
}
