import { z } from './zod.ts';
import type { Permission } from './policy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call as data: what the console sends, the server serves, the tests enumerate and the documentation prints. */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  X extends Permission | 'public' = Permission | 'public',
> {
  readonly method: Method;
  /** `{name}` marks a parameter. Matched without regard to case or a trailing slash. */
  readonly path: string;
  /** Other spellings of the same call. A parameter that one lacks is taken from the query, then the body. */
  readonly aliases?: readonly string[];
  /** What a body may call `{id}` where a spelling has none: the name of the record's own key. */
  readonly idAs?: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  readonly access: X;
  readonly summary: string;
  /** Status of success; 200 unless said. */
  readonly status?: 200 | 201;
  /** Not among the calls the product was specified with. */
  readonly extension?: true;
  /** Open to an account whose first password still has to be changed. */
  readonly beforePasswordChange?: true;
  /** How long a browser may keep the answer. */
  readonly cacheSeconds?: number;
  /** Body keys taken and ignored, beyond those the server owns everywhere. */
  readonly ignored?: readonly string[];
  /** What is answered may be told once alone: it is kept nowhere, not even for a repeated request. */
  readonly secret?: true;
  /** The media type of the file that is answered. A browser may fetch it by a ticket: `?tiket=…`. */
  readonly download?: string;
  /** The body comes as `multipart/form-data`, all of it no larger than this. */
  readonly multipart?: { readonly maxBytes: number };
}

/** A call that answers a file. */
export type Download<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  X extends Permission = Permission,
> = Endpoint<P, Q, z.ZodUndefined, z.ZodUnknown, X> & { readonly download: string };

/** Declares a call; gives it back with its types. */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
  X extends Permission | 'public' = Permission | 'public',
>(spec: Endpoint<P, Q, B, A, X>): Endpoint<P, Q, B, A, X> {
  return spec;
}

/** Declares a call that answers a file of a media type; gives it back with its types. */
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

/** The query key by which a download names its ticket. */
export const ticket = z.string().max(100).optional();

type Parts<E> = E extends Endpoint<infer P, infer Q, infer B> ? [P, Q, B] : never;

/** What a verb receives, parsed. */
export interface Input<E> {
  params: z.output<Parts<E>[0]>;
  query: z.output<Parts<E>[1]>;
  body: z.output<Parts<E>[2]>;
}

type Sent<K extends string, S extends z.ZodType> = S extends z.ZodUndefined
  ? Partial<Record<K, undefined>>
  : Partial<z.input<S>> extends z.input<S>
    ? Partial<Record<K, z.input<S>>>
    : Record<K, z.input<S>>;

/** What a caller gives: the parts the call has, before parsing. */
export type CallInput<E> = Sent<'params', Parts<E>[0]> &
  Sent<'query', Parts<E>[1]> &
  Sent<'body', Parts<E>[2]>;

/** What a call answers. */
export type Answer<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** The calls of one domain by name. */
export type Calls = Readonly<Record<string, Endpoint>>;
