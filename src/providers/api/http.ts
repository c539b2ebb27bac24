import type { CallResponse, CallInput, Endpoint } from '#contract/core/endpoint.ts';
import type { ProblemBody } from '#contract/core/errors.ts';
import { fillPath } from '#contract/core/path.ts';
import { writesOf } from '#contract/core/writes.ts';
import { api } from '#texts/api.ts';
import { locale } from '#texts/locale.ts';
import { retryAfterSeconds, withRetryTime } from './retryAfter.ts';
import { unavailableStatuses, type ServerStatus } from './serverStatus.ts';

/**
 * A failed call, shaped like react-admin's HttpError: `status`, and `body.errors` by field.
 * `status` is that of the response; 0 when the server was not reached.
 */
export class CallError extends Error {
  readonly status: number;
  readonly code: ProblemBody['code'] | 'TIDAK_TERHUBUNG';
  readonly body: { readonly errors?: Record<string, string> };
  readonly problem: ProblemBody | null;
  /** Seconds after which the server accepts the call again, from the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, problem: ProblemBody | null, retryAfter?: number) {
    super(withRetryTime(message, retryAfter));
    this.retryAfterSeconds = retryAfter;
    this.name = 'CallError';
    this.status = status;
    this.code = problem?.code ?? (status === 0 ? 'TIDAK_TERHUBUNG' : 'KESALAHAN_SISTEM');
    this.problem = problem;
    const errors = problem?.errors;
    this.body = errors
      ? {
          errors: Object.fromEntries(
            Object.entries(errors).map(([field, texts]) => [field, texts.join('. ')]),
          ),
        }
      : {};
  }
}

/** The end of a call whose change was proposed to a second person instead; its message says so. */
export class ProposedError extends CallError {}

/** Like `fetch`, but reports upload progress in bytes. */
export type SendWithProgress = (
  url: string,
  init: RequestInit,
  onSent: (sent: number, total: number) => void,
) => Promise<Response>;

/** A change that has to be proposed to a second person, with the input of its call. */
export interface ProposedCall {
  readonly perubahan: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly isi?: unknown;
}

interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Replaces `fetch` for uploads with progress. */
  readonly send: SendWithProgress;
  /** Base URL of the API, such as `/api`. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** Called when an authenticated call is answered with 401. */
  readonly onSessionEnd: () => void;
  /**
   * Asks the user to prove who they are, for a sensitive act; the call is then sent again.
   * @returns whether they did
   */
  readonly confirmIdentity: () => Promise<boolean>;
  /**
   * Asks the user to propose a change that needs a second person.
   * @returns what the failed call says instead, once it was proposed; undefined otherwise
   */
  readonly proposeChange: (change: ProposedCall) => Promise<string | undefined>;
  /** Called with +1 and -1 as calls start and end. */
  readonly onActivity: (by: 1 | -1) => void;
  /** Called after a successful call that may have written data. */
  readonly onWrite: () => void;
  /** Learns from each response, and each missing one, whether the server is up. */
  readonly status: Pick<ServerStatus, 'recordResponse' | 'recordUnavailable'>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent as Idempotency-Key; the server runs repeated requests once. */
  readonly idempotencyKey?: string;
  /** Further request headers, such as If-Match. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reports upload progress in bytes. */
  readonly onSent?: (sent: number, total: number) => void;
  /** Gets the headers of a successful response when they arrive, before its body. */
  readonly onHead?: (headers: Headers) => void;
}

/**
 * Calls an endpoint of the contract.
 * @throws CallError, or the abort reason
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<CallResponse<E>>;

/**
 * Fetches a path below the base URL with the session's token, for requests that are not contract
 * calls.
 * @throws CallError, or the abort reason
 */
export type ApiFetch = (
  path: string,
  init?: RequestInit,
  onSent?: CallOptions['onSent'],
) => Promise<Response>;

/**
 * Opens a stream. It is no activity that a user sees, and whether it works says nothing of the other calls.
 * @throws CallError, or the abort reason
 */
export type OpenStream = (path: string, signal: AbortSignal) => Promise<Response>;

function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter(one => one !== undefined && one !== null && one !== '')
      .map(one => [key, String(one)]),
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Builds multipart form data; empty values are omitted. */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue;
    form.append(
      name,
      value instanceof File || typeof value === 'string' ? value : JSON.stringify(value),
    );
  }
  return form;
}

/** Returns the failure of a call that found no server. */
export const unreachable = (): CallError => new CallError(0, api.unreachable, null);

/**
 * Parses a JSON response.
 * @throws CallError when the connection breaks, or when the body is not JSON, such as a proxy's HTML
 *   page; or the abort reason
 */
export async function readJson(response: Response, signal?: AbortSignal | null): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw error instanceof SyntaxError
      ? new CallError(response.status, api.system_error, null)
      : unreachable();
  }
}

async function readProblem(response: Response): Promise<ProblemBody | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'code' in body
      ? (body as ProblemBody)
      : null;
  } catch {
    return null;
  }
}

/**
 * Creates the HTTP client that all requests use. `fetch` is a parameter so that tests can call the
 * server in process.
 */
export function createHttpClient(httpOptions: HttpOptions): {
  call: Call;
  apiFetch: ApiFetch;
  openStream: OpenStream;
} {
  const fetchFrom = async (
    path: string,
    init: RequestInit = {},
    onSent?: CallOptions['onSent'],
    isWrite = (init.method ?? 'GET') !== 'GET',
  ): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    headers.set('accept-language', locale);
    const token = httpOptions.token();
    if (token) headers.set('authorization', `Bearer ${token}`);
    httpOptions.onActivity(1);
    let response: Response;
    try {
      const url = httpOptions.baseUrl + path;
      response = onSent
        ? await httpOptions.send(url, { ...init, headers }, onSent)
        : await httpOptions.fetch(url, { ...init, headers });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      httpOptions.status.recordUnavailable();
      throw unreachable();
    } finally {
      httpOptions.onActivity(-1);
    }
    httpOptions.status.recordResponse(response);
    if (response.ok) {
      if (isWrite) httpOptions.onWrite();
      return response;
    }
    const problem = await readProblem(response);
    if (problem?.code === 'KONFIRMASI_DIPERLUKAN' && (await httpOptions.confirmIdentity()))
      return await fetchFrom(path, init, onSent, isWrite);
    if (response.status === 401 && token && httpOptions.token() === token)
      httpOptions.onSessionEnd();
    const message = problem?.detail ?? api.system_error;
    const retryAfter = retryAfterSeconds(response);
    if (unavailableStatuses.includes(response.status) && problem?.antrean === undefined)
      httpOptions.status.recordUnavailable();
    throw new CallError(response.status, message, problem, retryAfter);
  };

  const call: Call = async (endpoint, input, options = {}) => {
    const {
      params = {},
      query = {},
      body,
    } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const init: RequestInit = {
      method: endpoint.method,
      signal: options.signal,
      headers: {
        ...(endpoint.body && !endpoint.multipart ? { 'content-type': 'application/json' } : {}),
        ...options.headers,
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(endpoint.body
        ? { body: endpoint.multipart ? toFormData(body) : JSON.stringify(body) }
        : {}),
    };
    const path = fillPath(endpoint.path, params) + toQueryString(query);
    const isWrite = writesOf(endpoint) === 'records';
    const response = await fetchFrom(path, init, options.onSent, isWrite).catch(
      async (error: unknown) => {
        const perubahan = error instanceof CallError ? error.problem?.perubahan : undefined;
        if (perubahan === undefined) throw error;
        const change = { perubahan, params, ...(body === undefined ? {} : { isi: body }) };
        const proposed = await httpOptions.proposeChange(change);
        if (proposed === undefined) throw error;
        throw new ProposedError((error as CallError).status, proposed, null);
      },
    );
    options.onHead?.(response.headers);
    return (await readJson(response, options.signal)) as CallResponse<typeof endpoint>;
  };
  const openStream: OpenStream = async (path, signal) => {
    const token = httpOptions.token();
    const response = await httpOptions.fetch(httpOptions.baseUrl + path, {
      headers: {
        accept: 'text/event-stream',
        'accept-language': locale,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal,
    });
    if (response.ok) return response;
    const problem = await readProblem(response);
    if (response.status === 401 && token && httpOptions.token() === token)
      httpOptions.onSessionEnd();
    const message = problem?.detail ?? api.system_error;
    throw new CallError(response.status, message, problem, retryAfterSeconds(response));
  };

  return { call, apiFetch: (path, init, onSent) => fetchFrom(path, init, onSent), openStream };
}
