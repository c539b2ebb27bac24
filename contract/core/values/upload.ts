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
  /** Further extensions that are accepted without being named, because the content decides. */
  readonly alsoAccepted?: readonly string[];
  readonly maxBytes: number;
}

/** Further extensions of photos: what cameras and chats write. */
const otherPhotos = ['jfif', 'jpe'] as const;

/** Documents and evidence. */
export const documentRule: FileRule = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  alsoAccepted: otherPhotos,
  maxBytes: 10_000_000,
};

/**
 * Further extensions of spreadsheets. Some of them are read, such as .xlsm and .tsv; the others are accepted so
 * that the server says what they hold and how to save it: a file named .xls may be a workbook of today.
 */
export const otherSpreadsheets = ['xlsm', 'tsv', 'txt', 'xls', 'xlsb', 'ods'] as const;

/** Spreadsheets to import. */
export const spreadsheetRule: FileRule = {
  extensions: ['xlsx', 'csv'],
  alsoAccepted: otherSpreadsheets,
  maxBytes: 50_000_000,
};

/** Allowance for the text fields and boundaries of a multipart body. */
export const formOverheadBytes = 100_000;

/** Whether a value of a body is a file. */
export const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'size' in value &&
  'arrayBuffer' in value;

/** Returns the extension of a file name, without the dot, in lower case; empty when it has none. */
export const fileExtension = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Media types of documents by file extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Returns the media types that a rule for documents allows. */
export const mediaTypesOf = ({ extensions }: FileRule): string[] => [
  ...new Set(extensions.flatMap(extension => mediaTypes[extension] ?? [])),
];

/** The bytes with which a photo of each media type begins. */
const photoSignatures: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Bytes among which the header of a PDF begins; some programs write others before it. */
export const signatureBytes = 1_024;

/** Returns the media type that the first bytes of a document say; undefined for another file. */
export function documentTypeOf(firstBytes: Uint8Array): string | undefined {
  for (const [mediaType, signature] of Object.entries(photoSignatures)) {
    if (signature.every((byte, at) => firstBytes[at] === byte)) return mediaType;
  }
  const text = String.fromCharCode(...firstBytes.subarray(0, signatureBytes));
  return /%PDF-\d\.\d/.test(text) ? 'application/pdf' : undefined;
}

/**
 * Whether the first bytes of a document are those of a type that the rule allows, whatever its name. It only lets
 * a form report a wrong file at once; the server checks the whole document.
 */
export const hasDocumentSignature = (rule: FileRule, firstBytes: Uint8Array): boolean =>
  mediaTypesOf(rule).includes(documentTypeOf(firstBytes) ?? '');

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

const ruleByFile = new WeakMap<UploadedFile, FileRule>();

/** Returns the rule by which a schema accepted a file; undefined for every other file. */
export const ruleOfFile = (file: UploadedFile): FileRule | undefined => ruleByFile.get(file);

/** Whether a rule allows the extension of a file; remembers the rule of the file. */
function isAcceptedName(rule: FileRule, file: UploadedFile): boolean {
  ruleByFile.set(file, rule);
  const extension = fileExtension(file.name);
  return rule.extensions.includes(extension) || (rule.alsoAccepted ?? []).includes(extension);
}

/** A file of a multipart body, checked by name and size; the server checks its content. */
export function uploadedFile(rule: FileRule) {
  const schema = z
    .custom<UploadedFile>(isUploadedFile, issueMessage('file.required'))
    .refine(file => isAcceptedName(rule, file), {
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
