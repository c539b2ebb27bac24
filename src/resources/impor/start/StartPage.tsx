import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { spreadsheetRule, uploadedFile } from '#contract/upload.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { DropZone } from '#src/ui/file/DropZone.tsx';
import { PageHead } from '#src/layout/PageHead.tsx';
import { Steps } from '../Steps.tsx';
import { TemplateButton } from '../TemplateButton.tsx';
import { ForWhom } from './ForWhom.tsx';
import { Going } from './Going.tsx';
import { useUpload } from './useUpload.ts';
import { missingIn, useAsked } from './whom.ts';

const berkas = uploadedFile(spreadsheetRule);

/** A file of participants: the template to fill in, for whom it is, and where it is dropped. */
export const StartPage = () => {
  const say = useWords();
  const asked = useAsked();
  const upload = useUpload();
  const [whom, setWhom] = useState({ idBHBU: '', idFaskes: '' });
  const [file, setFile] = useState<File>();
  const missing = file ? missingIn(whom, asked) : undefined;
  const missingInput = useRef<HTMLInputElement>(null);

  const take = (files: readonly File[]) => {
    const [first, ...others] = files;
    const fault = berkas.safeParse(first).error?.issues[0]?.message;
    if (!first || others.length > 0) {
      upload.refuse(say('resources.impor.start.one_file'));
    } else if (fault) {
      upload.refuse(say('form.errors.item', { label: first.name, message: fault }));
    } else {
      setFile(first);
      if (missingIn(whom, asked) === undefined) void upload.start(first, whom);
      // What is missing is told beside its field once there is a file; it is drawn by then.
      else setTimeout(() => missingInput.current?.focus());
    }
  };

  return (
    <>
      <PageHead
        title={say('resources.impor.page.create')}
        description={say('resources.impor.start.lead')}
      >
        <Steps now="berkas" />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography color="textSecondary" sx={{ flex: '1 1 300px' }}>
            {say('resources.impor.start.template')}
          </Typography>
          <TemplateButton />
        </Box>
        <section aria-labelledby="impor-whom">
          <Typography id="impor-whom" variant="h2" sx={{ mb: 1.5 }}>
            {say('resources.impor.start.whom')}
          </Typography>
          <ForWhom
            asked={asked}
            whom={whom}
            onChange={setWhom}
            missing={missing}
            missingRef={missingInput}
            disabled={upload.going !== undefined}
          />
        </section>
        <section aria-labelledby="impor-file">
          <Typography id="impor-file" variant="h2" sx={{ mb: 1.5 }}>
            {say('resources.impor.start.file')}
          </Typography>
          {upload.going && file ? (
            <Going name={file.name} going={upload.going} onStop={upload.stop} />
          ) : (
            <>
              <DropZone
                label={say('resources.impor.start.file')}
                rule={spreadsheetRule}
                words={{
                  drop: say('file.drop'),
                  letGo: say('resources.impor.start.let_go'),
                }}
                onFiles={take}
              />
              {upload.refusal === undefined ? null : (
                <Alert severity="error" sx={{ mt: 1.5 }}>
                  {upload.refusal}
                </Alert>
              )}
            </>
          )}
          {file && !upload.going ? (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}
            >
              <Button
                variant="contained"
                disabled={missing !== undefined}
                onClick={() => void upload.start(file, whom)}
              >
                {say('resources.impor.start.check')}
              </Button>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
            </Box>
          ) : null}
        </section>
      </Box>
    </>
  );
};
