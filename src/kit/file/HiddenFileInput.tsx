import Box from '@mui/material/Box';
import type { FileRule } from '#contract/core/values/upload.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';

interface HiddenFileInputProps {
  id?: string | undefined;
  label: string;
  rule: FileRule;
  onFiles: (files: readonly File[]) => void;
  invalid?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
}

/** Media types by extension; phones offer the camera only where pictures are accepted by type. */
const mediaTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

const acceptedTypes = ({ extensions, alsoAccepted = [] }: FileRule): string =>
  [...extensions, ...alsoAccepted]
    .flatMap(ending => [`.${ending}`, mediaTypes[ending]])
    .filter(type => type !== undefined)
    .join(',');

/** The native file input, visually hidden; the surrounding element must be its label. */
export const HiddenFileInput = ({
  label,
  rule,
  onFiles,
  invalid,
  describedBy,
  ...rest
}: HiddenFileInputProps) => (
  <Box
    component="input"
    type="file"
    {...rest}
    aria-label={label}
    aria-describedby={describedBy}
    aria-invalid={invalid || undefined}
    accept={acceptedTypes(rule)}
    onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
      const files = [...(event.target.files ?? [])];
      // Resetting the value lets the user select the same file again after fixing it.
      event.target.value = '';
      if (files.length > 0) onFiles(files);
    }}
    sx={visuallyHidden}
  />
);
