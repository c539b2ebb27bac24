import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { faskesCalls, type EvidenceFile } from '#contract/faskes/index.ts';
import { fillPath } from '#contract/path.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FilePreview } from '#src/ui/file/FilePreview.tsx';

/** Dialog that previews a document of evidence. */
export const EvidencePreviewDialog = ({
  file,
  onClose,
}: {
  file: EvidenceFile;
  onClose: () => void;
}) => {
  const t = useMessages();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {file.nama}
      </DialogTitle>
      <DialogContent>
        <FilePreview
          path={fillPath(faskesCalls.downloadEvidence.path, { id: file.id })}
          name={file.nama}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
