import { useGetOne } from 'react-admin';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { AttachmentsPart } from '#src/kit/attachment/AttachmentsPart.tsx';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { AttachmentsSpec } from '#src/kit/resource/definition.ts';
import { isDecided } from '../states.ts';
import { SkbValidity } from './SkbValidity.tsx';

/**
 * The documents section of the company form; uploads are stored at once, independent of the form.
 */
export const DocumentsFormSection = () => {
  const { record } = useResourceForm();
  const { data } = useGetOne<Bhbu>('bhbu', { id: Number(record?.id) });
  return data ? <DocumentList record={data} /> : null;
};

/** Lists every document type, including those without a file. */
export const DocumentList = ({ record }: { record: Bhbu }) => (
  <AttachmentsPart resource="bhbu" attachments={documents} record={record} />
);

const documents: AttachmentsSpec<Bhbu> = {
  list: bhbuCalls.attachments,
  download: bhbuCalls.downloadAttachment,
  right: 'bhbu.update',
  slots: {
    fileNPWP: bhbuCalls.uploadNPWP,
    fileLegalitas: bhbuCalls.uploadLegalitas,
    fileSIUP: bhbuCalls.uploadSIUP,
    fileSKB: bhbuCalls.uploadSKB,
  },
  canUpload: isDecided,
  initialValues: ({ noSKB, skbBerlakuSampai }) => ({ noSKB, berlakuSampai: skbBerlakuSampai }),
  facts: { fileSKB: SkbValidity },
};
