import type { UploadedFile } from '#contract/core/values/upload.ts';

/**
 * A file of a form. It refers to the bytes of the body, which are copied only by `arrayBuffer`.
 * Like those of `File`, its fields are hidden from code that walks through the values of an input.
 */
export class FormFile implements UploadedFile {
  readonly #name: string;
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(name: string, bytes: Buffer<ArrayBuffer>) {
    this.#name = name;
    this.#bytes = bytes;
  }

  get name(): string {
    return this.#name;
  }

  get size(): number {
    return this.#bytes.length;
  }

  /** The bytes in the body, not copied. Moving them to a thread empties all files of the form. */
  get bytes(): Buffer<ArrayBuffer> {
    return this.#bytes;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, length } = this.#bytes;
    return Promise.resolve(buffer.slice(byteOffset, byteOffset + length));
  }
}

/** Returns the bytes of a file: of a file of a form those in the body, not copied; of any other a copy. */
export const bytesOf = async (file: UploadedFile): Promise<Buffer<ArrayBuffer>> =>
  file instanceof FormFile ? file.bytes : Buffer.from(await file.arrayBuffer());
