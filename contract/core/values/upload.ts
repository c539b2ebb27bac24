import { z } from '../zod.ts';
import { issueMessage, message, type Message } from '../messages/message.ts';

/** The common shape of `File` in browsers and in Node. */
export interface UploadedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Allowed file extensions and size. */
export interface FileRule {
  /** Without the dot, in lower case. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

/** Documents and evidence. */
export const documentRule: FileRule = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 10_000_000,
};

/** Spreadsheets to import. */
export const spreadsheetRule: FileRule = { extensions: ['xlsx', 'csv'], maxBytes: 50_000_000 };

/** Allowance for the text fields and boundaries of a multipart body. */
export const formOverheadBytes = 100_000;

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'size' in value &&
  'arrayBuffer' in value;

/** Returns the extension of a file name, without the dot, in lower case; empty when it has none. */
export const fileExtension = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The bytes with which a document of each extension begins. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Number of bytes that `hasDocumentSignature` needs. */
export const signatureBytes = 8;

/**
 * Whether the first bytes of a document are those of its file extension. It only lets a form report
 * a wrong file at once; the server checks the whole document.
 */
export const hasDocumentSignature = (name: string, firstBytes: Uint8Array): boolean =>
  signatures[fileExtension(name)]?.every((byte, at) => firstBytes[at] === byte) ?? false;

/** Message for a document whose content does not match its file extension. */
export const invalidDocumentMessage = message('file.notDocument');

/** Describes a rule for users: `.xlsx atau .csv, paling besar 50 MB`. */
export const fileRuleMessage = ({ extensions, maxBytes }: FileRule): Message =>
  message('file.rule', {
    extensions: extensions.map(extension => `.${extension}`),
    megabytes: maxBytes / 1_000_000,
  });

const ruleBySchema = new WeakMap<z.ZodType, FileRule>();

/** Returns the rule of a schema made by `uploadedFile`; undefined for every other schema. */
export const fileRuleOf = (schema: z.ZodType): FileRule | undefined => ruleBySchema.get(schema);

/** A file of a multipart body, checked by name and size; the server checks its content. */
export function uploadedFile(rule: FileRule) {
  const schema = z
    .custom<UploadedFile>(isFile, issueMessage('file.required'))
    .refine(file => rule.extensions.includes(fileExtension(file.name)), {
      message: issueMessage('file.wrongType', { rule: fileRuleMessage(rule) }),
    })
    .refine(file => file.size > 0, { message: issueMessage('file.empty') })
    .refine(file => file.size <= rule.maxBytes, {
      message: issueMessage('file.tooLarge', { megabytes: rule.maxBytes / 1_000_000 }),
    })
    .meta({ type: 'string', format: 'binary' });
  ruleBySchema.set(schema, rule);
  return schema;
}
