import { CallError } from '../api/http.ts';

/** Returns the refusal of a call that is answered without network, shaped like one of the server. */
export const refused = (
  status: 404 | 409 | 422,
  detail: string,
  errors?: Record<string, string[]>,
): CallError =>
  new CallError(status, detail, {
    type: 'about:blank',
    title: detail,
    status,
    detail,
    code: ({ 404: 'TIDAK_DITEMUKAN', 409: 'KEADAAN_SALAH', 422: 'TIDAK_SAH' } as const)[status],
    requestId: '',
    ...(errors ? { errors } : {}),
  });
