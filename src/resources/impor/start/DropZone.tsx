import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { sayFileRule, spreadsheetRule } from '#contract/upload.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';

interface DropZoneProps {
  /** Why the last file was not taken. */
  refusal: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** A file that is dropped beside the zone would take the place of the page. */
function useNoMissedDrops(): void {
  useEffect(() => {
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
}

/** Takes a file: dropped, or chosen by pressing it. Why the last one was refused stands with it. */
export const DropZone = ({ refusal, onFiles }: DropZoneProps) => {
  const say = useWords();
  const ruleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useNoMissedDrops();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <ButtonBase
        focusRipple={false}
        aria-describedby={ruleId}
        onClick={() => input.current?.click()}
        onDragOver={event => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{ ...zone, ...(isOver ? over : {}) }}
      >
        <UploadIcon color="primary" />
        <Typography component="span" sx={{ fontWeight: 500 }}>
          {say(isOver ? 'resources.impor.start.let_go' : 'resources.impor.start.drop')}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" id={ruleId}>
          {sayFileRule(spreadsheetRule)}
        </Typography>
      </ButtonBase>
      <Box
        component="input"
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={say('resources.impor.start.file')}
        accept={spreadsheetRule.endings.map(ending => `.${ending}`).join(',')}
        onChange={event => {
          const files = [...(event.target.files ?? [])];
          // The same file, once mended, may be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        sx={visuallyHidden}
      />
      {refusal === undefined ? null : (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {refusal}
        </Alert>
      )}
    </>
  );
};

const zone = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0.75,
  width: '100%',
  minHeight: 160,
  p: 3,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textAlign: 'center',
  '&:hover': { bgcolor: 'action.hover' },
};

const over = { borderStyle: 'solid', borderColor: 'primary.main', bgcolor: 'ground.accent' };
