import AddAPhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ChangeEvent } from 'react';
import type { Attachment } from '#contract/core/attachment.ts';
import { uploadedFile } from '#contract/core/values/upload.ts';
import { photoRule, workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { firstIssueText } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { useAttachments } from '#src/kit/attachment/useAttachments.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { HiddenFileInput } from '#src/kit/file/HiddenFileInput.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';

const { attachments, downloadAttachment, addPhoto, removePhoto } = workOrderCalls;

interface PhotosProps {
  record: WorkOrder;
  /** Whether photographs can be added and removed. */
  isOpen: boolean;
}

/** The photographs of a receipt, taken with the camera of the tablet or chosen from its files. */
export const Photos = ({ record: { id }, isOpen }: PhotosProps) => {
  const t = useMessages();
  const { call } = useApi();
  const upload = useUpload();
  const { data: files = [], error } = useAttachments('workOrder', attachments, id);
  const [removed, setRemoved] = useState<Attachment>();
  const add = useCommand({
    run: async (photos: readonly File[]) => {
      for (const foto of photos) {
        const problem = firstIssueText(uploadedFile(photoRule).safeParse(foto).error);
        if (problem !== undefined) throw new CallError(0, `${foto.name}: ${problem}`, null);
        await upload.run(options => call(addPhoto, { params: { id }, body: { foto } }, options));
      }
    },
    invalidates: ['workOrder'],
    success: () => t('resources.workOrder.receipt.photoSaved'),
  });
  const photos = files.filter(({ slot }) => slot === 'foto');
  const label = t('resources.workOrder.receipt.takePhoto');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ color: 'text.secondary' }}>{t('resources.workOrder.receipt.photosLead')}</Box>
      {isOpen ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            size="large"
            startIcon={<AddAPhotoIcon />}
            disabled={add.isRunning}
            sx={focusStyle}
          >
            {label}
            <Box
              component="input"
              type="file"
              accept="image/jpeg,image/png"
              // Opens the camera on the back of a tablet or phone.
              capture="environment"
              aria-label={label}
              disabled={add.isRunning}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const chosen = [...(event.target.files ?? [])];
                event.target.value = '';
                if (chosen.length > 0) void add.run(chosen);
              }}
              sx={visuallyHidden}
            />
          </Button>
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            size="large"
            disabled={add.isRunning}
            sx={focusStyle}
          >
            {t('resources.workOrder.receipt.choosePhoto')}
            <HiddenFileInput
              label={t('resources.workOrder.receipt.choosePhoto')}
              rule={photoRule}
              disabled={add.isRunning}
              onFiles={chosen => void add.run(chosen)}
            />
          </Button>
        </Box>
      ) : null}
      <UploadProgress upload={upload} />
      {add.errors['_'] === undefined && Object.keys(add.errors).length === 0 ? null : (
        <Alert severity="error">{Object.values(add.errors).join(' ')}</Alert>
      )}
      {error instanceof Error ? (
        <Alert severity="error">{t('file.failed', { detail: error.message })}</Alert>
      ) : photos.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.workOrder.receipt.noPhotos')}</Box>
      ) : null}
      <AttachedFileList
        label={t('resources.workOrder.receipt.photos')}
        files={photos}
        download={downloadAttachment}
        onRemove={isOpen ? setRemoved : undefined}
      />
      {removed ? (
        <CommandDialog
          title={t('resources.workOrder.receipt.removeTitle', { name: removed.nama })}
          description={t('resources.workOrder.receipt.removeText')}
          confirmLabel={t('resources.workOrder.receipt.removeButton')}
          isDestructive
          run={() => call(removePhoto, { params: { id: removed.id } })}
          invalidates={['workOrder']}
          success={() => t('resources.workOrder.receipt.photoRemoved')}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </Box>
  );
};

const focusStyle = {
  minHeight: 48,
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
};
