import { z } from '../zod.ts';

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

const orList = new Intl.ListFormat('id', { type: 'disjunction' });

/** Describes a rule for users: `.xlsx atau .csv, paling besar 50 MB`. */
export const fileRuleText = ({ extensions, maxBytes }: FileRule): string =>
  `${orList.format(extensions.map(extension => `.${extension}`))}, paling besar ${maxBytes / 1_000_000} MB`;

/** A file of a multipart body, checked by name and size; the server checks its content. */
export const uploadedFile = (rule: FileRule) =>
  z
    .custom<UploadedFile>(isFile, 'Pilih berkas')
    .refine(file => rule.extensions.includes(fileExtension(file.name)), {
      message: `Pilih berkas ${fileRuleText(rule)}`,
    })
    .refine(file => file.size > 0, { message: 'Berkas ini kosong' })
    .refine(file => file.size <= rule.maxBytes, {
      message: `Berkas paling besar ${rule.maxBytes / 1_000_000} MB`,
    })
    .meta({ type: 'string', format: 'binary' });
