import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { applicationCalls, type ApplicantView } from '#contract/application/index.ts';
import { errorsByField } from '#contract/messages.ts';
import { Field } from '#src/account/Field.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { register as words } from '#src/i18n/id/register.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { Errors } from './check.ts';
import { refusalOf } from './useSendApplication.ts';
import type { Sent } from './useSent.ts';

interface LookFormProps {
  sent: Sent | null;
  onSeen: (by: Sent, view: ApplicantView) => void;
}

const labels = { nomorTiket: words.status.ticket, email: words.status.email } as const;

/** Form for ticket number and email, which together authenticate the applicant. */
export function LookForm({ sent, onSeen }: LookFormProps) {
  const { call } = useApi();
  const [by, setBy] = useState<Sent>(sent ?? { nomorTiket: '', email: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);

  const tell = (found: Errors, text: string | null): void => {
    setErrors(found);
    setFailure(text);
    setTries(n => n + 1);
  };
  const look = async (): Promise<void> => {
    const parsed = applicationCalls.standing.body?.safeParse(by);
    if (parsed && !parsed.success) {
      const found = Object.entries(errorsByField(parsed.error)).map(([f, [text]]) => [f, text]);
      tell(Object.fromEntries(found) as Errors, null);
      return;
    }
    setSending(true);
    try {
      onSeen(by, await call(applicationCalls.standing, { body: by }));
    } catch (error) {
      const refused = refusalOf(error);
      tell(refused.errors, refused.text);
      setSending(false);
    }
  };
  const input = (field: keyof Sent) => ({
    id: field,
    label: labels[field],
    value: by[field],
    onChange: (value: string) => setBy(now => ({ ...now, [field]: value })),
    error: errors[field],
  });
  return (
    <Box
      component="form"
      noValidate
      aria-busy={sending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!sending) void look();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 0.5 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{words.status.lead}</Typography>
      <ErrorSummary
        mistakes={(Object.keys(labels) as (keyof Sent)[]).flatMap(field =>
          errors[field] ? [{ field, label: labels[field], text: errors[field] }] : [],
        )}
        text={failure}
        tries={tries}
      />
      <Field
        {...input('nomorTiket')}
        autoComplete="off"
        htmlInput={{
          autoCapitalize: 'characters',
          spellCheck: false,
          placeholder: 'REG-XXXX-XXXX-XXXX',
        }}
      />
      <Field
        {...input('email')}
        autoComplete="email"
        htmlInput={{ type: 'email', inputMode: 'email' }}
      />
      <Box>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {sending ? words.status.looking : words.status.look}
        </Button>
      </Box>
    </Box>
  );
}
