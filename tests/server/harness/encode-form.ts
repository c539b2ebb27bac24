/** A form as bytes, with the content type that names its boundary. */
export interface EncodedForm {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
}

/**
 * Encodes a form as browsers do. On Node 26 a `Request` that gets the form itself causes an unhandled
 * rejection when the server rejects it before its end.
 */
export async function encodeForm(form: FormData): Promise<EncodedForm> {
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}
