import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps } from 'react';
import { permintaanDataCalls } from '#contract/domains/permintaan-data/calls.ts';
import {
  requesterRelations,
  type RequestReceipt,
} from '#contract/domains/permintaan-data/record.ts';
import { requestKinds } from '#contract/states/permintaan-data.ts';
import { QuestionField } from '#src/account/question/QuestionField.tsx';
import { Captcha } from '#src/account/signIn/Captcha.tsx';
import { unsolvedCaptcha, type CaptchaState } from '#src/account/signIn/captcha/captcha.ts';
import { usePublicConfig } from '#src/account/signIn/usePublicConfig.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { dataRequest as words } from '#texts/dataRequest.ts';

const textFields = {
  nama: 'text',
  email: 'email',
  noHP: 'phone',
  tanggalLahir: 'date',
  nik: 'digits',
  uraian: 'multiline',
} as const satisfies Record<string, ComponentProps<typeof QuestionField>['kind']>;
type TextName = keyof typeof textFields;

const names = Object.keys(textFields) as TextName[];
const empty = Object.fromEntries(names.map(name => [name, ''])) as Record<TextName, string>;

interface Choice<V extends string> {
  label: string;
  options: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: V) => void;
}

/** A field with few options. */
const ChoiceField = <V extends string>({
  label,
  options,
  values,
  value,
  onChange,
}: Choice<V> & { values: readonly V[] }) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={event => onChange(event.target.value as V)}
    fullWidth
  >
    {values.map(one => (
      <MenuItem key={one} value={one}>
        {options[one]}
      </MenuItem>
    ))}
  </TextField>
);

/** The form of a request about personal data. */
export function RequestForm({ onDone }: { onDone: (receipt: RequestReceipt) => void }) {
  const { call } = useApi();
  const publicConfig = usePublicConfig();
  const { state } = publicConfig;
  const officer = state.status === 'ready' ? state.config.petugasData : null;
  const [captcha, setCaptcha] = useState<CaptchaState>(unsolvedCaptcha);
  const [captchaKey, setCaptchaKey] = useState(0);
  const [jenis, setJenis] = useState<(typeof requestKinds)[number]>('SALINAN');
  const [hubungan, setHubungan] = useState<(typeof requesterRelations)[number]>('DIRI');
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    if (captcha.status !== 'solved') {
      setErrors({ captchaToken: words.captcha_missing });
      return;
    }
    setErrors({});
    setIsSending(true);
    try {
      const filled = Object.fromEntries(names.map(name => [name, values[name].trim() || null]));
      onDone(
        await call(permintaanDataCalls.register, {
          body: {
            ...filled,
            nama: values.nama,
            jenis,
            hubungan,
            captchaToken: captcha.token,
          },
        }),
      );
    } catch (error) {
      const fields = error instanceof CallError ? error.problem?.errors : undefined;
      setErrors(
        fields
          ? Object.fromEntries(Object.entries(fields).map(([name, [text = '']]) => [name, text]))
          : { _: error instanceof Error ? error.message : '' },
      );
      // A captcha is used once, whatever the answer was.
      setCaptcha(unsolvedCaptcha);
      setCaptchaKey(n => n + 1);
    } finally {
      setIsSending(false);
    }
  };
  const failure = errors['_'] ?? errors['captchaToken'];
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 3, display: 'grid', gap: 2.5 }}
      onSubmit={event => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <Box role="status">{failure ? <Alert severity="error">{failure}</Alert> : null}</Box>
      <ChoiceField
        label={words.field.jenis}
        options={words.jenis}
        values={requestKinds}
        value={jenis}
        onChange={setJenis}
      />
      <ChoiceField
        label={words.field.hubungan}
        options={words.hubungan}
        values={requesterRelations}
        value={hubungan}
        onChange={setHubungan}
      />
      {names.map(name => (
        <QuestionField
          key={name}
          label={words.field[name]}
          kind={textFields[name]}
          value={values[name]}
          onChange={value => setValues(now => ({ ...now, [name]: value }))}
          help={words.help[name]}
          error={errors[name]}
        />
      ))}
      <Typography color="textSecondary">{words.notice}</Typography>
      {officer ? (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {interpolate(words.officer, { officer })}
        </Typography>
      ) : null}
      <Captcha {...publicConfig} resetKey={captchaKey} onChange={setCaptcha} />
      <Button type="submit" variant="contained" loading={isSending} sx={{ justifySelf: 'start' }}>
        {words.send}
      </Button>
    </Box>
  );
}
