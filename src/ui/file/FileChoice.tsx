import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState } from 'react';
import { uploadedFile, type FileRule } from '#contract/upload.ts';
import { formatBytes } from '../format/bytes.ts';
import { DropZone, type DropWords } from './DropZone.tsx';
import { FileInput } from './FileInput.tsx';
import { ShownFile, shownTypes } from './ShownFile.tsx';

/** Labels of a file field. */
export interface FileWords extends DropWords {
  readonly oneOnly: string;
  readonly another: string;
  readonly remove: (name: string) => string;
  readonly preview: (name: string) => string;
  readonly look: string;
  readonly hide: string;
  /** Replaces an embedded PDF on small screens, where browsers do not render one. */
  readonly small: string;
}

export interface FileChoiceProps {
  /** Id of the file input, so that error summaries can focus it. */
  id?: string;
  label: string;
  rule: FileRule;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Validation message from the form or the server. */
  error?: string | undefined;
  /** Whether the file is being sent; the controls are then disabled. */
  busy?: boolean;
}

/**
 * File field with drop zone, name, size, preview and remove button. A file that breaks the rule is
 * rejected with the rule's message and not passed to `onChange`.
 */
export function FileChoice(props: FileChoiceProps & { words: FileWords }) {
  const { id, label, rule, file, onChange, error, words } = props;
  const ownId = useId();
  const [refused, setRefused] = useState<string>();
  const fault = refused ?? error;
  const take = ([first, ...others]: readonly File[]): void => {
    const said = others.length > 0 ? words.oneOnly : faultOf(first, rule);
    setRefused(said);
    if (said === undefined) onChange(first);
  };
  return (
    <FormControl error={fault !== undefined} fullWidth>
      <FormLabel component="span" sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      {file ? (
        <Chosen
          key={`${file.name} ${file.size}`}
          {...props}
          file={file}
          invalid={fault !== undefined}
          describedBy={`${ownId}-note`}
          onFiles={take}
        />
      ) : (
        <DropZone
          id={id}
          dense
          label={label}
          rule={rule}
          words={words}
          onFiles={take}
          invalid={fault !== undefined}
          describedBy={`${ownId}-note`}
        />
      )}
      <FormHelperText id={`${ownId}-note`} role="status" sx={{ mx: 0 }}>
        {fault}
      </FormHelperText>
    </FormControl>
  );
}

const faultOf = (file: File | undefined, rule: FileRule): string | undefined =>
  uploadedFile(rule).safeParse(file).error?.issues[0]?.message;

interface ChosenProps extends FileChoiceProps {
  file: File;
  words: FileWords;
  invalid: boolean;
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
}

/** The selected file with its preview toggle and the replace and remove buttons. */
const Chosen = ({ file, busy = false, words, onChange, ...input }: ChosenProps) => {
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
        {shownTypes.includes(file.type) ? (
          <Button
            size="small"
            aria-expanded={url !== undefined}
            onClick={() => setUrl(url === undefined ? URL.createObjectURL(file) : undefined)}
          >
            {url === undefined ? words.look : words.hide}
          </Button>
        ) : null}
        <Button
          component="label"
          role={undefined}
          size="small"
          tabIndex={-1}
          disabled={busy}
          sx={another}
        >
          {words.another}
          <FileInput
            id={id}
            label={label}
            rule={rule}
            onFiles={onFiles}
            invalid={invalid}
            disabled={busy}
            describedBy={describedBy}
          />
        </Button>
        <IconButton
          size="small"
          disabled={busy}
          aria-label={words.remove(file.name)}
          onClick={() => onChange(undefined)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {url === undefined ? null : (
        <ShownFile
          url={url}
          mediaType={file.type}
          title={words.preview(file.name)}
          small={words.small}
        />
      )}
    </Box>
  );
};

const another = { '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' } };
