import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { kindsFor, type ImporKind } from '#contract/impor/index.ts';
import { spreadsheetRule, uploadedFile } from '#contract/upload.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { DropZone } from '#src/ui/file/DropZone.tsx';
import { PageHead } from '#src/layout/PageHead.tsx';
import { kindParam } from '../paths.ts';
import { Steps } from '../Steps.tsx';
import { TemplateButton } from '../TemplateButton.tsx';
import { ForWhom } from './ForWhom.tsx';
import { Going } from './Going.tsx';
import { KindChoice } from './KindChoice.tsx';
import { useUpload } from './useUpload.ts';
import { missingIn, useAsked } from './whom.ts';

const berkas = uploadedFile(spreadsheetRule);

const nobody = { idBHBU: '', idFaskes: '' };

/** Returns the allowed import kinds, the one selected by the URL, and a setter. */
function useKind() {
  const { role } = useSignedIn();
  const [params, setParams] = useSearchParams();
  const kinds = kindsFor(role);
  const kind = kinds.find(one => one === params.get(kindParam)) ?? kinds[0] ?? 'peserta';
  const choose = (one: ImporKind) => setParams({ [kindParam]: one }, { replace: true });
  return { kinds, kind, choose };
}

/** Start page of an import: kind, template, target company and facility, and the file drop zone. */
export const StartPage = () => {
  const say = useWords();
  const { kinds, kind, choose } = useKind();
  const asked = useAsked(kind);
  const upload = useUpload();
  const [whom, setWhom] = useState(nobody);
  const [file, setFile] = useState<File>();
  const missing = file ? missingIn(whom, asked) : undefined;
  const fileLabel = say(`resources.impor.kind_file.${kind}`);
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
      if (missingIn(whom, asked) === undefined) void upload.start(first, kind, whom);
      // The missing field is marked once a file is set; focus waits for that render.
      else setTimeout(() => missingInput.current?.focus());
    }
  };

  return (
    <>
      <PageHead
        title={say(`resources.impor.kind_title.${kind}`)}
        crumb={say(`resources.impor.kind_title.${kind}`)}
        description={say('resources.impor.start.lead')}
      >
        <Steps now="berkas" />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
        {kinds.length > 1 ? (
          <section aria-labelledby="impor-kind">
            <Typography id="impor-kind" variant="h2" sx={{ mb: 0.5 }}>
              {say('resources.impor.start.kind')}
            </Typography>
            <KindChoice
              kinds={kinds}
              kind={kind}
              labelledBy="impor-kind"
              disabled={upload.going !== undefined}
              onChange={one => {
                // The required target fields depend on the kind.
                setWhom(nobody);
                choose(one);
              }}
            />
          </section>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography color="textSecondary" sx={{ flex: '1 1 300px' }}>
            {say(
              kind === 'smartChecking'
                ? 'resources.impor.start.smart'
                : kind === 'peserta'
                  ? 'resources.impor.start.template'
                  : 'resources.impor.start.template_booster',
            )}
          </Typography>
          {kind === 'smartChecking' ? null : <TemplateButton />}
        </Box>
        {asked.company === 'none' && !asked.faskes ? null : (
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
        )}
        <section aria-labelledby="impor-file">
          <Typography id="impor-file" variant="h2" sx={{ mb: 1.5 }}>
            {fileLabel}
          </Typography>
          {upload.going && file ? (
            <Going name={file.name} going={upload.going} onStop={upload.stop} />
          ) : (
            <>
              <DropZone
                label={fileLabel}
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
                onClick={() => void upload.start(file, kind, whom)}
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
