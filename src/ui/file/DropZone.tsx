import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import { useEffect, useId, useState, type DragEvent } from 'react';
import { sayFileRule, type FileRule } from '#contract/upload.ts';
import { FileInput } from './FileInput.tsx';

interface DropZoneProps {
  /** The id of the input itself, for whoever leads to it. */
  id?: string | undefined;
  /** What the file is. */
  label: string;
  rule: FileRule;
  words: DropWords;
  onFiles: (files: readonly File[]) => void;
  /** Lower, where it is one of several. */
  dense?: boolean;
  invalid?: boolean;
  /** The id of what is said of it besides. */
  describedBy?: string;
}

export interface DropWords {
  /** 'Drag a file here, or press to choose one.' */
  readonly drop: string;
  /** While a file is held over it. */
  readonly letGo: string;
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

/** Takes a file: dropped, or chosen by pressing it. What it takes stands in it before anybody chooses. */
export const DropZone = ({
  id: inputId,
  label,
  rule,
  words,
  onFiles,
  dense = false,
  invalid = false,
  describedBy,
}: DropZoneProps) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  useNoMissedDrops();
  return (
    <Box
      component="label"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        ...zone,
        ...(dense ? lower : {}),
        ...(invalid ? { borderColor: 'error.main' } : {}),
        ...(isOver ? over : {}),
      }}
    >
      <UploadIcon color="primary" />
      <Box component="span" sx={{ fontWeight: 500 }}>
        {isOver ? words.letGo : words.drop}
      </Box>
      <Box component="span" id={`${id}-rule`} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {sayFileRule(rule)}
      </Box>
      <FileInput
        id={inputId}
        label={label}
        rule={rule}
        onFiles={onFiles}
        invalid={invalid}
        describedBy={describedBy ? `${id}-rule ${describedBy}` : `${id}-rule`}
      />
    </Box>
  );
};

const zone = {
  position: 'relative',
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
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

const lower = { minHeight: 96, p: 1.5, gap: 0.25 };

const over = { borderStyle: 'solid', borderColor: 'primary.main', bgcolor: 'ground.accent' };
