import { buildIdHeader } from '#contract/core/build-id.ts';
import type { SendWithProgress } from './http.ts';

/** Statuses for which the `Response` constructor rejects a body. */
const bodilessStatuses = [204, 205, 304];

/** Returns the headers that the console reads. */
const readHeaders = (request: XMLHttpRequest): [string, string][] =>
  ['content-type', 'retry-after', buildIdHeader].flatMap(name => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });

/** Implements `fetch` with XMLHttpRequest, which is the only browser API with upload progress. */
export const sendByXhr: SendWithProgress = (
  url,
  { method = 'GET', headers, body, signal },
  onSent,
) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abortRequest = () => request.abort();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.responseType = 'blob';
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onload = () => {
      const { status, statusText } = request;
      const answer = bodilessStatuses.includes(status) ? null : (request.response as Blob);
      resolve(new Response(answer, { status, statusText, headers: readHeaders(request) }));
    };
    request.onerror = () => reject(new TypeError('The server cannot be reached'));
    request.onabort = () => reject(new DOMException('The sending was stopped', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abortRequest);
    signal?.addEventListener('abort', abortRequest, { once: true });
    if (signal?.aborted) {
      reject(new DOMException('The sending was stopped', 'AbortError'));
      return;
    }
    request.send((body ?? null) as XMLHttpRequestBodyInit | null);
  });
