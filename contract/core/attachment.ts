import { download, downloadTicket, endpoint, type Endpoint } from './endpoint.ts';
import { idParams } from './list.ts';
import type { Permission } from '../policy.ts';
import { timestamp } from './record.ts';
import { formOverheadBytes, uploadedFile, type FileRule } from './values/upload.ts';
import { z } from './zod.ts';

/** A named place for files at a record, such as the NPWP of a company. */
export interface AttachmentSlot<N extends string = string> {
  readonly name: N;
  readonly rule: FileRule;
  /**
   * Maximum number of current files. In a slot of one, a new file replaces the current one, which
   * becomes an earlier version.
   */
  readonly maxFiles: number;
}

/** A stored file; `ukuran` is in bytes. */
export const attachedFile = z.object({
  id: z.uuid(),
  nama: z.string(),
  ukuran: z.int(),
  diunggah: timestamp,
  diunggahOleh: z.string().nullable(),
});
export type AttachedFile = z.infer<typeof attachedFile>;

/** A file that a later one has replaced. */
export const replacedFile = attachedFile.extend({
  diganti: timestamp,
  digantiOleh: z.string().nullable(),
});
export type ReplacedFile = z.infer<typeof replacedFile>;

/** A current file in its slot, with its earlier versions, the latest first. */
export const attachment = attachedFile.extend({
  slot: z.string(),
  /** Media type. */
  jenis: z.string(),
  sebelumnya: z.array(replacedFile),
});
export type Attachment = z.infer<typeof attachment>;

/** Maximum number of earlier versions of a file; older ones are deleted. */
export const maxEarlierVersions = 10;

/** Parameters of a call about one stored file. */
export const attachmentParams = z.object({ id: z.uuid() });

/** Body limit of a call that receives one file. */
export const uploadLimit = (rule: FileRule) => ({ maxBytes: rule.maxBytes + formOverheadBytes });

/** Declares a call that receives one file in the body key `field`. */
export const uploadCall = <
  F extends string,
  P extends z.ZodType,
  A extends z.ZodType,
  X extends Permission,
>({
  field,
  rule,
  ...spec
}: Omit<Endpoint<P, z.ZodUndefined, z.ZodUndefined, A, X>, 'body' | 'method' | 'multipart'> & {
  readonly field: F;
  readonly rule: FileRule;
}) =>
  endpoint({
    ...spec,
    method: 'POST',
    multipart: uploadLimit(rule),
    body: z.strictObject({ [field]: uploadedFile(rule) } as Record<
      F,
      ReturnType<typeof uploadedFile>
    >),
  });

/** Declares a call that returns a file of a record or, with `attachmentParams`, a file by its id. */
export const downloadCall = <P extends z.ZodType, X extends Permission>(
  spec: Pick<Endpoint<P, z.ZodType, z.ZodType, z.ZodType, X>, 'access' | 'path' | 'summary'> & {
    readonly params: P;
    readonly extension?: true;
  },
) =>
  download('application/octet-stream', {
    ...spec,
    method: 'GET',
    // The audit entry of a sensitive file.
    writes: 'trace',
    query: z.strictObject({ tiket: downloadTicket }),
  });

/**
 * Declares the calls that list the files of a record, with their earlier versions, and return one.
 * @param path path of the resource, such as `/BHBU`
 * @param noun names the record in the API documentation
 */
export const attachmentCalls = <X extends Permission>(path: string, access: X, noun: string) => ({
  attachments: endpoint({
    method: 'GET',
    path: `${path}/{id}/lampiran`,
    access,
    summary: `Berkas sebuah ${noun} dengan versi sebelumnya`,
    extension: true,
    params: idParams,
    answer: z.array(attachment),
  }),
  downloadAttachment: downloadCall({
    path: `${path}/lampiran/{id}`,
    access,
    summary: `Satu berkas sebuah ${noun}, juga versi sebelumnya`,
    extension: true,
    params: attachmentParams,
  }),
});
