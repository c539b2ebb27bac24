import { z } from './zod.ts';
import { canAccess, type Permission, type RightsHolder, type Scope } from '../policy.ts';
import type { Method, Writes } from './writes.ts';

/**
 * One call as data: the console calls it, the server mounts it, the tests and the API documentation
 * enumerate it.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  X extends Permission | 'public' = Permission | 'public',
> {
  readonly method: Method;
  /** `{name}` marks a parameter. Matching ignores case and a trailing slash. */
  readonly path: string;
  /**
   * Alternative paths. A path parameter that an alias lacks is read from the query, then from the
   * body.
   */
  readonly aliases?: readonly string[];
  /** Body key to read `{id}` from when an alias has no such parameter. */
  readonly idBodyKey?: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  /** The record whose version the call checks, which a 412 returns, when it is not the answer. */
  readonly versioned?: z.ZodObject;
  readonly access: X;
  /**
   * Permission to read the record that the call belongs to, such as a note's company. It is required
   * as well, and the narrower scope of both applies.
   */
  readonly recordAccess?: Permission;
  /** Permission for a part of the answer; without it that part is masked or refused. */
  readonly partAccess?: Permission;
  readonly summary: string;
  /** HTTP status of success; defaults to 200. */
  readonly status?: 200 | 201;
  /** Not part of the specified API. */
  readonly extension?: true;
  /** Allowed while the initial password has not been changed. */
  readonly beforePasswordChange?: true;
  /** Allowed while the account has to set up a second factor. */
  readonly beforeFactor?: true;
  /**
   * A sensitive act: the password or the second factor must have been proved in this session within
   * `stepUpMinutes`.
   */
  readonly stepUp?: true;
  /** Browser cache lifetime (`Cache-Control: max-age`). */
  readonly cacheSeconds?: number;
  /** A request without a body counts as one with an empty object. */
  readonly bodyIsOptional?: true;
  /** Further body keys to ignore, in addition to `serverOwnedKeys`. */
  readonly ignored?: readonly string[];
  /**
   * The response holds a secret, so the server never stores it, not even for an idempotent retry.
   */
  readonly secret?: true;
  /**
   * Media type of the returned file. A browser may download it with a one-time ticket: `?tiket=…`.
   */
  readonly download?: string;
  /** The answer is a stream of server-sent events, which stays open. */
  readonly streams?: true;
  /** What the call writes; by default a GET writes nothing, and any other call records. */
  readonly writes?: Writes;
  /** The body is `multipart/form-data`, limited to this total size. */
  readonly multipart?: { readonly maxBytes: number };
}

/** A call that returns a file. */
export type Download<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  X extends Permission = Permission,
> = Endpoint<P, Q, z.ZodUndefined, z.ZodUnknown, X> & { readonly download: string };

/** Declares a call and infers its types. */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
  X extends Permission | 'public' = Permission | 'public',
>(spec: Endpoint<P, Q, B, A, X>): Endpoint<P, Q, B, A, X> {
  return spec;
}

/** Declares a call that returns a file and infers its types. */
export function download<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  X extends Permission = Permission,
>(
  mediaType: string,
  spec: Omit<Endpoint<P, Q, z.ZodUndefined, z.ZodUnknown, X>, 'answer' | 'body' | 'download'>,
): Download<P, Q, X> {
  return { ...spec, answer: z.unknown(), download: mediaType };
}

/** Declares a call that answers with a stream of server-sent events and infers its types. */
export function eventStream<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  X extends Permission = Permission,
>(
  spec: Omit<Endpoint<P, Q, z.ZodUndefined, z.ZodUnknown, X>, 'answer' | 'body' | 'method'>,
): Endpoint<P, Q, z.ZodUndefined, z.ZodUnknown, X> & { readonly streams: true } {
  return { ...spec, method: 'GET', answer: z.unknown(), streams: true };
}

/**
 * Returns the scope in which an account may make a call; undefined when it may not. Secrets, such as an identity number
 * in full, and sensitive acts are for people only.
 */
export function callScope(
  account: RightsHolder,
  {
    access,
    recordAccess,
    secret,
    stepUp,
  }: Pick<Endpoint, 'access' | 'recordAccess' | 'secret' | 'stepUp'>,
): Scope | undefined {
  if (access === 'public' || (account.machineRights && (secret || stepUp))) return undefined;
  const scope = canAccess(account, access);
  if (scope === undefined || recordAccess === undefined) return scope;
  const recordScope = canAccess(account, recordAccess);
  return recordScope === 'all' ? scope : recordScope;
}

/** Minutes for which a proof of the password or of the second factor allows sensitive acts. */
export const stepUpMinutes = 5;

/** Query field with the one-time ticket of a download. */
export const downloadTicket = z.string().max(100).optional();

type EndpointSchemas<E> = E extends Endpoint<infer P, infer Q, infer B> ? [P, Q, B] : never;

/** The parsed input of a handler. */
export interface HandlerInput<E> {
  params: z.output<EndpointSchemas<E>[0]>;
  query: z.output<EndpointSchemas<E>[1]>;
  body: z.output<EndpointSchemas<E>[2]>;
}

type CallPart<K extends string, S extends z.ZodType> = S extends z.ZodUndefined
  ? Partial<Record<K, undefined>>
  : Partial<z.input<S>> extends z.input<S>
    ? Partial<Record<K, z.input<S>>>
    : Record<K, z.input<S>>;

/** The unparsed input of a call; parts that the call lacks are omitted. */
export type CallInput<E> = CallPart<'params', EndpointSchemas<E>[0]> &
  CallPart<'query', EndpointSchemas<E>[1]> &
  CallPart<'body', EndpointSchemas<E>[2]>;

/** The response type of a call. */
export type CallResponse<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** The calls of one domain by name. */
export type Calls = Readonly<Record<string, Endpoint>>;
