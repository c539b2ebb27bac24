import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import { useEffect, useId, useState, type DragEvent } from 'react';
import { fileRuleMessage, type FileRule } from '#contract/core/values/upload.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { isTouch } from '../theme/isTouch.ts';
import { HiddenFileInput } from './HiddenFileInput.tsx';

interface DropZoneProps {
  /** Id of the file input, so that error summaries can focus it. */
  id?: string | undefined;
  /** Accessible name of the file input. */
  label: string;
  rule: FileRule;
  labels: DropZoneLabels;
  onFiles: (files: readonly File[]) => void;
  /** Reduces the height when several zones are stacked. */
  dense?: boolean;
  invalid?: boolean;
  /** Id of an additional description, such as the error message. */
  describedBy?: string;
}

export interface DropZoneLabels {
  /** For example 'Drag a file here, or press to choose one.' */
  readonly drop: string;
  /** The same for a finger, which drags no file. */
  readonly tap: string;
  /** Shown while a file is dragged over the zone. */
  readonly release: string;
}

/** Dropping a file outside the zone would make the browser navigate to it. */
function usePreventStrayDrops(): void {
  useEffect(() => {
    const cancelDrop = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', cancelDrop);
    window.addEventListener('drop', cancelDrop);
    return () => {
      window.removeEventListener('dragover', cancelDrop);
      window.removeEventListener('drop', cancelDrop);
    };
  }, []);
}

/** Drop zone and file picker that shows the accepted types and size. */
export const DropZone = ({
  id: inputId,
  label,
  rule,
  labels,
  onFiles,
  dense = false,
  invalid = false,
  describedBy,
}: DropZoneProps) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  usePreventStrayDrops();
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
        ...zoneStyle,
        ...(dense ? denseStyle : {}),
        ...(invalid ? { borderColor: 'error.main' } : {}),
        ...(isOver ? dragOverStyle : {}),
      }}
    >
      <UploadIcon color="primary" />
      <Box component="span" sx={{ fontWeight: 500 }}>
        {isOver ? labels.release : isTouch() ? labels.tap : labels.drop}
      </Box>
      <Box component="span" id={`${id}-rule`} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {renderMessage(fileRuleMessage(rule))}
      </Box>
      <HiddenFileInput
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

const zoneStyle = {
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

const denseStyle = { minHeight: 96, p: 1.5, gap: 0.25 };

const dragOverStyle = {
  borderStyle: 'solid',
  borderColor: 'primary.main',
  bgcolor: 'ground.accent',
};
