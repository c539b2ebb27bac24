import AttachFileIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { applicationRule, labelOf, type FileName } from '#contract/application/index.ts';
import { fillIn } from '#src/account/fillIn.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { isOptional } from './check.ts';

interface FileFieldProps {
  field: FileName;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
}

const accept = applicationRule.endings.map(ending => `.${ending}`).join(',');

/** A size as people say it: '1,4 MB', '320 kB'. */
export const sayBytes = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** One document: chosen, looked at by name and size, chosen anew or taken away. */
export function FileField({ field, file, onChange, error }: FileFieldProps) {
  const label = labelOf[field];
  const id = `${field}-label`;
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel component="span" id={id} sx={{ mb: 0.5 }}>
        {isOptional(field) ? fillIn(words.optional, { label }) : label}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          component="label"
          variant="outlined"
          startIcon={<AttachFileIcon />}
          tabIndex={-1}
          sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' } }}
        >
          {file ? words.file.replace : words.file.pick}
          <Box
            component="input"
            type="file"
            id={field}
            name={field}
            accept={accept}
            aria-labelledby={id}
            aria-describedby={`${field}-note`}
            aria-invalid={error !== undefined}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onChange(chosen);
              // The same file may be chosen again after it was taken away.
              event.target.value = '';
            }}
            sx={visuallyHidden}
          />
        </Button>
        {file ? (
          <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, gap: 0.5 }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {file.name} ({sayBytes(file.size)})
            </Box>
            <IconButton
              size="small"
              aria-label={fillIn(words.file.remove, { name: file.name })}
              onClick={() => onChange(undefined)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words.file.none}
          </Box>
        )}
      </Box>
      <FormHelperText id={`${field}-note`} sx={{ mx: 0 }}>
        {error ?? words.file.rule}
      </FormHelperText>
    </FormControl>
  );
}
