import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';

/** A body that is the same for every client. */
export interface ConstantBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/**
 * Creates a function that answers requests with a constant body, plain or compressed, or with 304. The body is made at
 * the first request and stored with its compressed form, so that a request costs no more than sending it.
 * @param make makes the body
 */
export function constantAnswer(make: () => ConstantBody): (request: Request) => Response {
  let made: ReturnType<typeof prepare> | undefined;
  return ({ headers }) => {
    const { plain, gzipped, etag, contentType } = (made ??= prepare(make()));
    const shared = { etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
    const known = (headers.get('if-none-match') ?? '').split(',').map(tag => tag.trim());
    if (known.includes(etag)) return new Response(null, { status: 304, headers: shared });
    const isGzipped = /\bgzip\b/i.test(headers.get('accept-encoding') ?? '');
    return new Response(isGzipped ? gzipped : plain, {
      headers: {
        ...shared,
        'content-type': contentType,
        ...(isGzipped ? { 'content-encoding': 'gzip' } : {}),
      },
    });
  };
}

function prepare({ bytes, contentType }: ConstantBody) {
  const gzipped = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  // Weak, because both forms share it.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { plain: bytes, gzipped, etag, contentType };
}
