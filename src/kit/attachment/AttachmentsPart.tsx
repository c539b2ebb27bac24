import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Attachment } from '#contract/core/attachment.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { RelatedList } from '../record/RelatedList.tsx';
import type { AnyRecord, AttachmentsSpec } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import { AttachmentSlot } from './AttachmentSlot.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useAttachments } from './useAttachments.ts';

interface AttachmentsPartProps<R> {
  /** Resource whose messages label the slots and fields. */
  resource: string;
  attachments: AttachmentsSpec<R>;
  record: R;
}

/** The files of a record: one row for each slot, also for slots without a file. */
export const AttachmentsPart = <R extends Pick<AnyRecord, 'id'>>({
  resource,
  attachments,
  record,
}: AttachmentsPartProps<R>) => {
  const translate = useTranslate();
  const can = usePermission();
  const session = useRequiredSession();
  const { list, download, right, slots, canUpload = () => true, facts = {} } = attachments;
  const { data: files, error, refetch } = useAttachments(resource, list, Number(record.id));
  const [uploading, setUploading] = useState<string>();
  const labelOf = (slot: string) => translate(`resources.${resource}.fields.${slot}`);
  const fileOf = (slot: string) => files?.find(file => file.slot === slot);
  const mayUpload = can(right) && canUpload(record, session);
  return (
    <>
      <RelatedList
        query={{ data: files && Object.keys(slots).map(slot => ({ slot })), error, refetch }}
        keyOf={({ slot }) => slot}
        empty=""
      >
        {({ slot }) => {
          const Facts = facts[slot];
          return (
            <AttachmentSlot
              label={labelOf(slot)}
              file={fileOf(slot)}
              download={download}
              onUpload={mayUpload ? () => setUploading(slot) : undefined}
            >
              {Facts ? <Facts record={record} /> : null}
            </AttachmentSlot>
          );
        }}
      </RelatedList>
      {uploading === undefined ? null : (
        <SlotUploadDialog
          resource={resource}
          attachments={attachments}
          record={record}
          slot={uploading}
          label={labelOf(uploading)}
          replaced={fileOf(uploading)}
          onClose={() => setUploading(undefined)}
        />
      )}
    </>
  );
};

interface SlotUploadDialogProps<R> extends AttachmentsPartProps<R> {
  slot: string;
  label: string;
  /** The current file, which the upload replaces. */
  replaced: Attachment | undefined;
  onClose: () => void;
}

/** Uploads a file to a slot, with the other fields of its call; then a current file may stay. */
const SlotUploadDialog = <R extends Pick<AnyRecord, 'id'>>({
  resource,
  attachments: { slots, initialValues },
  record,
  slot,
  label,
  replaced,
  onClose,
}: SlotUploadDialogProps<R>) => {
  const t = useMessages();
  const { call } = useApi();
  const upload = slots[slot];
  if (!upload?.body) return null;
  const otherFields = Object.keys(upload.body.shape).filter(name => name !== slot);
  return (
    <UploadDialog
      title={t(replaced ? 'file.replace_name' : 'file.upload_name', { name: label })}
      confirmLabel={t(replaced ? 'common.action.save' : 'common.action.upload')}
      resource={resource}
      schema={upload.body}
      fields={{
        [slot]: replaced ? {} : { required: true },
        ...Object.fromEntries(otherFields.map(name => [name, {}])),
      }}
      replaces={replaced && { name: replaced.nama, field: slot }}
      initialValues={initialValues?.(record)}
      validate={input => (replaced || input[slot] ? {} : { [slot]: [t('file.choose')] })}
      run={(body, options) => call(upload, { params: { id: record.id }, body }, options)}
      invalidates={[resource]}
      success={() => t('file.saved', { name: label })}
      onClose={onClose}
    />
  );
};
