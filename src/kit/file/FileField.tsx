import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState } from 'react';
import { uploadedFile, type FileRule } from '#contract/core/values/upload.ts';
import { firstIssueText } from '#src/i18n/contractMessages.ts';
import { formatBytes } from '../format/bytes.ts';
import { DropZone, type DropZoneLabels } from './DropZone.tsx';
import { HiddenFileInput } from './HiddenFileInput.tsx';
import { FileViewer, previewableTypes } from './FileViewer.tsx';

/** Labels of a file field. */
export interface FileFieldLabels extends DropZoneLabels {
  readonly onlyOneFile: string;
  readonly replace: string;
  readonly remove: (name: string) => string;
  readonly preview: (name: string) => string;
  readonly show: string;
  readonly hide: string;
  /** Replaces an embedded PDF on small screens, where browsers do not render one. */
  readonly pdfUnavailable: string;
}

export interface FileFieldProps {
  /** Id of the file input, so that error summaries can focus it. */
  id?: string;
  label: string;
  rule: FileRule;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Checks the content of a file that follows the rule; returns why it is rejected. */
  checkContent?: (file: File) => Promise<string | undefined>;
  /** Receives the message of a file that is rejected, for a summary of errors. */
  onReject?: (reason: string) => void;
  /** Validation message from the form or the server. */
  error?: string | undefined;
  /** Whether the file is being sent; the controls are then disabled. */
  isBusy?: boolean;
}

/**
 * File field with drop zone, name, size, preview and remove button. A file that breaks the rule is
 * rejected with the rule's message and not passed to `onChange`.
 */
export function FileField(props: FileFieldProps & { words: FileFieldLabels }) {
  const { id, label, rule, file, onChange, onReject, checkContent, error, words: labels } = props;
  const ownId = useId();
  const [selectionError, setSelectionError] = useState<string>();
  const errorMessage = selectionError ?? error;
  const finishSelection = (selected: File | undefined, problem: string | undefined): void => {
    setSelectionError(problem);
    if (problem === undefined) onChange(selected);
    else onReject?.(problem);
  };
  const selectFile = ([first, ...others]: readonly File[]): void => {
    const problem = others.length > 0 ? labels.onlyOneFile : validationMessage(first, rule);
    if (problem === undefined && first && checkContent)
      void checkContent(first).then(found => finishSelection(first, found));
    else finishSelection(first, problem);
  };
  return (
    <FormControl error={errorMessage !== undefined} fullWidth>
      <FormLabel component="span" sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      {file ? (
        <SelectedFile
          key={`${file.name} ${file.size}`}
          {...props}
          file={file}
          invalid={errorMessage !== undefined}
          describedBy={`${ownId}-note`}
          onFiles={selectFile}
          onChange={next => {
            setSelectionError(undefined);
            onChange(next);
          }}
        />
      ) : (
        <DropZone
          id={id}
          dense
          label={label}
          rule={rule}
          labels={labels}
          onFiles={selectFile}
          invalid={errorMessage !== undefined}
          describedBy={`${ownId}-note`}
        />
      )}
      <FormHelperText id={`${ownId}-note`} role="status" sx={{ mx: 0 }}>
        {errorMessage}
      </FormHelperText>
    </FormControl>
  );
}

const validationMessage = (file: File | undefined, rule: FileRule): string | undefined =>
  firstIssueText(uploadedFile(rule).safeParse(file).error);

interface SelectedFileProps extends FileFieldProps {
  file: File;
  words: FileFieldLabels;
  invalid: boolean;
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
}

/** The selected file with its preview toggle and the replace and remove buttons. */
const SelectedFile = ({
  file,
  isBusy = false,
  words: labels,
  onChange,
  ...input
}: SelectedFileProps) => {
  const [url, setUrl] = useState<string>();
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  const { id, label, rule, invalid, describedBy, onFiles } = input;
  return (
    <Box sx={{ border: 1, borderColor: invalid ? 'error.main' : 'divider', borderRadius: 1, p: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Box component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {file.name} ({formatBytes(file.size)})
        </Box>
        {previewableTypes.includes(file.type) ? (
          <Button
            size="small"
            aria-expanded={url !== undefined}
            onClick={() => setUrl(url === undefined ? URL.createObjectURL(file) : undefined)}
          >
            {url === undefined ? labels.show : labels.hide}
          </Button>
        ) : null}
        <Button
          component="label"
          role={undefined}
          size="small"
          tabIndex={-1}
          disabled={isBusy}
          sx={replaceButtonStyle}
        >
          {labels.replace}
          <HiddenFileInput
            id={id}
            label={label}
            rule={rule}
            onFiles={onFiles}
            invalid={invalid}
            disabled={isBusy}
            describedBy={describedBy}
          />
        </Button>
        <IconButton
          size="small"
          disabled={isBusy}
          aria-label={labels.remove(file.name)}
          onClick={() => onChange(undefined)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {url === undefined ? null : (
        <FileViewer
          url={url}
          mediaType={file.type}
          title={labels.preview(file.name)}
          pdfUnavailable={labels.pdfUnavailable}
        />
      )}
    </Box>
  );
};

const replaceButtonStyle = {
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
};
