import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps } from 'react';
import { pertanyaanCalls } from '#contract/domains/pertanyaan/calls.ts';
import type { AskedField, FactName } from '#contract/domains/pertanyaan/facts.ts';
import type { QuestionForm } from '#contract/domains/pertanyaan/record.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { question as words } from '#texts/question.ts';
import { QuestionField } from './QuestionField.tsx';

interface AnswerFormProps {
  token: string;
  facts: Readonly<Partial<Record<FactName, string>>>;
  form: QuestionForm;
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

type Values = Readonly<Partial<Record<AskedField, string>>>;

const kinds: Readonly<Partial<Record<AskedField, ComponentProps<typeof QuestionField>['kind']>>> = {
  nik: 'digits',
  tanggalLahir: 'date',
  noHP: 'phone',
  email: 'email',
  alamat: 'multiline',
  kodePos: 'digits',
};

/** Formats the recorded value of a field. */
function recorded(field: AskedField, value: string | null): string {
  const text =
    value === null || value === ''
      ? words.none
      : field === 'tanggalLahir'
        ? formatDate(value)
        : value;
  return interpolate(words.now, { value: text });
}

/** The fields in question, the notice on personal data, and the consent. */
export function AnswerForm({ token, facts, form, onDone, onFailed }: AnswerFormProps) {
  const { call } = useApi();
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [hasConsent, setHasConsent] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsTried(true);
    setErrors({});
    if (!hasConsent) return;
    setIsSending(true);
    try {
      const { dijawabPada } = await call(pertanyaanCalls.answer, {
        params: { token },
        body: { fakta: facts, nilai: values, versi: form.pemberitahuan.versi, setuju: true },
      });
      if (dijawabPada !== null) onDone();
    } catch (error) {
      const fields = error instanceof CallError ? error.problem?.errors : undefined;
      if (fields)
        setErrors(
          Object.fromEntries(Object.entries(fields).map(([name, [text = '']]) => [name, text])),
        );
      else onFailed(error);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 2, display: 'grid', gap: 2.5 }}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <Typography variant="h2">{words.form}</Typography>
      {form.isian.map(({ nama, nilai, pesan }) => {
        const common = {
          label: words.field[nama],
          value: values[nama] ?? '',
          error: errors[`nilai.${nama}`],
          help: `${recorded(nama, nilai)}. ${pesan}`.trim(),
        };
        const change = (value: string) => setValues({ ...values, [nama]: value });
        return nama === 'jenisKelamin' ? (
          <TextField
            key={nama}
            select
            label={common.label}
            value={common.value}
            onChange={event => change(event.target.value)}
            error={common.error !== undefined}
            helperText={[common.error, common.help].filter(Boolean).join(' ')}
          >
            {(['L', 'P'] as const).map(sex => (
              <MenuItem key={sex} value={sex}>
                {words.sex[sex]}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <QuestionField key={nama} {...common} kind={kinds[nama] ?? 'text'} onChange={change} />
        );
      })}
      <Box component="section" aria-label={words.notice}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {words.notice}
        </Typography>
        {form.pemberitahuan.teks.map(paragraph => (
          <Typography key={paragraph} color="textSecondary" sx={{ mb: 1 }}>
            {paragraph}
          </Typography>
        ))}
        {form.pemberitahuan.petugas === null ? null : (
          <Typography color="textSecondary">
            {interpolate(words.officer, { officer: form.pemberitahuan.petugas })}
          </Typography>
        )}
      </Box>
      <Box>
        <FormControlLabel
          control={
            <Checkbox checked={hasConsent} onChange={(_, checked) => setHasConsent(checked)} />
          }
          label={words.consent}
        />
        {isTried && !hasConsent ? (
          <FormHelperText error role="alert">
            {words.consentMissing}
          </FormHelperText>
        ) : null}
      </Box>
      <Button type="submit" variant="contained" loading={isSending} sx={{ justifySelf: 'start' }}>
        {words.send}
      </Button>
    </Box>
  );
}
