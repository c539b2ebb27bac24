import { z } from './zod.ts';

/** A file as a browser sends it and a server gets it: both sides' own `File` has this shape. */
export interface UploadedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What may be sent as a file: how its name ends, and how large it may be. */
export interface FileRule {
  /** Without the dot, in lower case. */
  readonly endings: readonly string[];
  readonly maxBytes: number;
}

/** Documents and proofs. */
export const documentRule: FileRule = {
  endings: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 10_000_000,
};

/** Spreadsheets with rows to be brought in. */
export const spreadsheetRule: FileRule = { endings: ['xlsx', 'csv'], maxBytes: 50_000_000 };

/** What a multipart body may carry beside its files: text fields and the envelope. */
export const formOverheadBytes = 100_000;

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'size' in value &&
  'arrayBuffer' in value;

/** The ending of a file's name, without the dot, in lower case; empty where it has none. */
export const endingOf = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const list = new Intl.ListFormat('id', { type: 'disjunction' });

/** Says what a rule takes, before anybody chooses: `.xlsx atau .csv, paling besar 50 MB`. */
export const sayFileRule = ({ endings, maxBytes }: FileRule): string =>
  `${list.format(endings.map(ending => `.${ending}`))}, paling besar ${maxBytes / 1_000_000} MB`;

/** A file of a multipart body, by its name and size. What it is inside, the server looks at. */
export const uploadedFile = (rule: FileRule) =>
  z
    .custom<UploadedFile>(isFile, 'Pilih berkas')
    .refine(file => rule.endings.includes(endingOf(file.name)), {
      message: `Pilih berkas ${sayFileRule(rule)}`,
    })
    .refine(file => file.size > 0, { message: 'Berkas ini kosong' })
    .refine(file => file.size <= rule.maxBytes, {
      message: `Berkas paling besar ${rule.maxBytes / 1_000_000} MB`,
    })
    .meta({ type: 'string', format: 'binary' });
