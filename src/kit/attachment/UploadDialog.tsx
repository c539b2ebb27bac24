import Alert from '@mui/material/Alert';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from '#contract/core/zod.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { CallOptions } from '#src/providers/api/http.ts';
import { CommandDialog } from '../command/CommandDialog.tsx';
import { UploadProgress } from '../file/UploadProgress.tsx';
import { useUpload } from '../file/useUpload.ts';

type UploadDialogProps<S extends z.ZodObject, Answer> = Omit<
  ComponentProps<typeof CommandDialog<S, Answer>>,
  'run'
> & {
  /** Makes the upload call with the parsed input. */
  run: (input: z.output<S>, options: CallOptions) => Promise<Answer>;
  /** The file that the upload replaces, and the field of the new one. */
  replaces?: { readonly name: string; readonly field: string } | undefined;
};

/** A form with a file that shows the progress of its upload and can cancel it. */
export const UploadDialog = <S extends z.ZodObject, Answer>({
  run,
  replaces,
  ...dialog
}: UploadDialogProps<S, Answer>) => {
  const upload = useUpload();
  return (
    <CommandDialog
      {...(dialog as ComponentProps<typeof CommandDialog<S, Answer>>)}
      run={(input, idempotencyKey) =>
        upload.run(options => run(input, { ...options, idempotencyKey }))
      }
    >
      {replaces ? <ReplacementNotice {...replaces} /> : null}
      <UploadProgress upload={upload} />
    </CommandDialog>
  );
};

/** Names the current and the chosen file before one replaces the other. */
const ReplacementNotice = ({ name, field }: { name: string; field: string }) => {
  const t = useMessages();
  const chosen: unknown = useWatch({ name: field });
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {chosen instanceof File
        ? t('file.replacement', { before: name, after: chosen.name })
        : t('file.current', { name })}
    </Alert>
  );
};
