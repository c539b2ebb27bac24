import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { applicationCalls, type ApplicantView } from '#contract/domains/application/index.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { register as words } from '#texts/register.ts';
import { useRegistrationErrors } from '../fields/useRegistrationErrors.ts';
import { toSubmitError } from '../review/useSubmitApplication.ts';
import type { SentTicket } from './useSentTicket.ts';

interface StatusLookupFormProps {
  sentTicket: SentTicket | null;
  onFound: (credentials: SentTicket, view: ApplicantView) => void;
}

const labels = { nomorTiket: words.status.ticket, email: words.status.email } as const;

/** Form for ticket number and email, which together authenticate the applicant. */
export function StatusLookupForm({ sentTicket, onFound }: StatusLookupFormProps) {
  const { call } = useApi();
  const [credentials, setCredentials] = useState<SentTicket>(
    sentTicket ?? { nomorTiket: '', email: '' },
  );
  const { errors, failure, attempts, show: showErrors, drop } = useRegistrationErrors();
  const [isSending, setIsSending] = useState(false);

  const submit = async (): Promise<void> => {
    const parsed = applicationCalls.status.body?.safeParse(credentials);
    if (parsed && !parsed.success) {
      const found = Object.entries(errorsByField(parsed.error));
      showErrors(Object.fromEntries(found.map(([field, [text]]) => [field, text] as const)));
      return;
    }
    setIsSending(true);
    try {
      onFound(credentials, await call(applicationCalls.status, { body: credentials }));
    } catch (error) {
      const submitError = toSubmitError(error);
      showErrors(submitError.errors, submitError.text);
      setIsSending(false);
    }
  };
  const input = (field: keyof SentTicket) => ({
    id: field,
    label: labels[field],
    value: credentials[field],
    onChange: (value: string) => {
      setCredentials(now => ({ ...now, [field]: value }));
      drop(field);
    },
    error: errors[field],
  });
  return (
    <Box
      component="form"
      noValidate
      aria-busy={isSending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 0.5 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{words.status.lead}</Typography>
      <ErrorSummary
        fieldErrors={(Object.keys(labels) as (keyof SentTicket)[]).flatMap(field =>
          errors[field] ? [{ field, label: labels[field], text: errors[field] }] : [],
        )}
        text={failure}
        attempts={attempts}
      />
      <AccountField
        {...input('nomorTiket')}
        autoComplete="off"
        htmlInput={{
          autoCapitalize: 'characters',
          spellCheck: false,
          placeholder: 'REG-XXXX-XXXX-XXXX',
        }}
      />
      <AccountField
        {...input('email')}
        autoComplete="email"
        htmlInput={{ type: 'email', inputMode: 'email' }}
      />
      <Box>
        <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
          {isSending ? words.status.submitting : words.status.submit}
        </Button>
      </Box>
    </Box>
  );
}
