import Button from '@mui/material/Button';
import { faskesCalls, type EvidenceFile } from '#contract/faskes/index.ts';
import { fillPath } from '#contract/path.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/ui/command/DialogFrame.tsx';
import { FilePreview } from '#src/ui/file/FilePreview.tsx';

interface EvidencePreviewDialogProps {
  file: EvidenceFile;
  onClose: () => void;
}

/** Dialog that previews a document of evidence. */
export const EvidencePreviewDialog = ({ file, onClose }: EvidencePreviewDialogProps) => {
  const t = useMessages();
  return (
    <DialogFrame
      title={file.nama}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      }
    >
      <FilePreview
        path={fillPath(faskesCalls.downloadEvidence.path, { id: file.id })}
        name={file.nama}
      />
    </DialogFrame>
  );
};
