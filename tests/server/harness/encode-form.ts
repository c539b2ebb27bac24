/** A form as bytes, with the content type that names its boundary. */
export interface EncodedForm {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/**
 * Encodes a form for a `Request`. One that gets the form itself fails outside of any test on Node 26
 * when the server rejects it before its end.
 */
export async function encodeForm(form: FormData): Promise<EncodedForm> {
  const response = new Response(form);
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}
