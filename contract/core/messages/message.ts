import type { contractTexts } from './id/index.ts';

/**
 * A message for users: a key of a catalog and the values of the text's placeholders. It is rendered
 * once, in the reader's language, where it leaves the program.
 */
export interface Message {
  readonly key: string;
  readonly params?: Readonly<Record<string, MessageParam>>;
}

/** The value of a placeholder; a message is rendered in the same language as the text around it. */
export type MessageParam = string | number | Message | readonly (string | Message)[];

/** The value that each format of a placeholder takes (`%{harga:rupiah}`). */
export interface FormatParams {
  /** A day as `YYYY-MM-DD`. */
  readonly day: string;
  /** A day as `YYYY-MM-DD`, in short. */
  readonly shortDay: string;
  /** An amount in whole rupiah. */
  readonly rupiah: number;
  /** A number with thousands separators. */
  readonly number: number;
  /** A number of percent. */
  readonly percent: number;
  /** Alternatives. */
  readonly or: readonly (string | Message)[];
  /** An enumeration. */
  readonly and: readonly (string | Message)[];
  /** An enumeration with commas only. */
  readonly list: readonly (string | Message)[];
  /** Sentences without their full stops. */
  readonly sentences: readonly (string | Message)[];
}

/** The texts of a catalog by key; `%{name}` and `%{name:format}` are placeholders. */
export type Texts = Readonly<Record<string, string>>;

type Placeholder<Text> = Text extends `${string}%{${infer Inner}}${infer Rest}`
  ? Inner | Placeholder<Rest>
  : never;

type PlaceholderName<Inner> = Inner extends `${infer Name}:${string}` ? Name : Inner;

type PlaceholderParam<Inner> = Inner extends `${string}:${infer Format}`
  ? FormatParams[Format & keyof FormatParams]
  : string | number | Message;

type ParamsOf<Text> = {
  readonly [Inner in Placeholder<Text> & string as PlaceholderName<Inner>]: PlaceholderParam<Inner>;
};

/** The further arguments of a message: its parameters, or nothing when the text has none. */
export type MessageArguments<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [params: ParamsOf<Text>];

/**
 * Returns a function that creates messages of the given texts; a key or parameter that the texts do
 * not have does not compile.
 */
export const messagesOf =
  <T extends Texts>() =>
  <K extends keyof T & string>(
    key: K,
    ...[params]: MessageArguments<T[K]>
  ): Message & { readonly key: K } =>
    params === undefined ? { key } : { key, params };

type ContractTexts = typeof contractTexts;

/** Creates a message of the contract. */
export const message = messagesOf<ContractTexts>();

/** Writes a message as the text of a zod issue, which can only be a string. */
export const toIssueMessage = (found: Message): string => JSON.stringify(found);

/** Creates a message for a zod schema; the code that parses renders it in the reader's language. */
export const issueMessage = <K extends keyof ContractTexts>(
  key: K,
  ...args: MessageArguments<ContractTexts[K]>
): string => toIssueMessage(message(key, ...args));

/** Reads the message of a zod issue; a text that is not a message is shown unchanged. */
export const readIssueMessage = (text: string): Message =>
  text.startsWith('{') ? (JSON.parse(text) as Message) : { key: text };
