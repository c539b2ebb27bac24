import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  applicationCalls,
  labelOf,
  type ApplicantView,
  type CompanySaid,
  type FieldName,
  type Mending,
} from '#contract/application/index.ts';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { register as words } from '#src/i18n/id/register.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { Answers } from './Answers.tsx';
import { check, type Errors } from './check.ts';
import { isFileName, type Files, type Texts } from './steps.ts';
import { refusalOf } from './useSendApplication.ts';
import type { Sent } from './useSent.ts';

interface MendFormProps {
  by: Sent;
  mendings: readonly Mending[];
  /** Values submitted before. */
  said: CompanySaid;
  onSent: (view: ApplicantView) => void;
}

/** Returns the previous value to edit; masked numbers must be entered again. */
function before(field: FieldName, said: CompanySaid): string {
  const value = said[field];
  const text = value === null ? '' : String(value);
  return text.includes('•') ? '' : text;
}

/** Form for the fields that need correction, each with the verifier's note. */
export function MendForm({ by, mendings, said, onSent }: MendFormProps) {
  const { call } = useApi();
  const asked = mendings.map(({ isian }) => isian);
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(
      asked.flatMap(field => (isFileName(field) ? [] : [[field, before(field, said)]])),
    ),
  );
  const [files, setFiles] = useState<Files>({});
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);

  const tell = (found: Errors, text: string | null): void => {
    setErrors(found);
    setFailure(text);
    setTries(n => n + 1);
  };
  const submit = async (): Promise<void> => {
    const found = check(asked, { noSIUP: said.noSIUP ?? '', ...texts }, files);
    if (Object.keys(found).length > 0) {
      tell(found, null);
      return;
    }
    setSending(true);
    try {
      const body = { ...texts, ...files, nomorTiket: by.nomorTiket, emailPendaftar: by.email };
      onSent(await call(applicationCalls.mend, { body }));
    } catch (error) {
      const refused = refusalOf(error);
      tell(refused.errors, refused.text);
      setSending(false);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-busy={sending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!sending) void submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, mt: 3 }}
    >
      <Typography variant="h3">{words.status.mend}</Typography>
      <ErrorSummary
        mistakes={asked.flatMap(field =>
          errors[field] ? [{ field, label: labelOf[field], text: errors[field] }] : [],
        )}
        text={failure}
        tries={tries}
      />
      {mendings.map(({ isian, catatan }) => (
        <Box key={isian} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ borderLeft: 3, borderColor: 'warning.main', pl: 1.5 }}>{catatan}</Box>
          <Answers
            fields={[isian]}
            texts={texts}
            files={files}
            errors={errors}
            onText={(field, text) => setTexts(now => ({ ...now, [field]: text }))}
            onFile={(field, file) => setFiles(now => ({ ...now, [field]: file }))}
          />
        </Box>
      ))}
      <Box>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {sending ? words.sending : words.status.send}
        </Button>
      </Box>
    </Box>
  );
}
