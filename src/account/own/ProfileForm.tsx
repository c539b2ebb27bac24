import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { profileInput, userCalls, type Account } from '#contract/user.ts';
import { Field } from '#src/account/Field.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { errorsOf, useAccountForm } from '#src/account/form/useAccountForm.ts';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useDraft } from '#src/providers/drafts.ts';
import { saveFullName } from '#src/providers/session.ts';
import { LeaveGuard } from '#src/ui/form/LeaveGuard.tsx';
import { formatPhone } from '#src/ui/format/phone.ts';

const fields = ['fullName', 'email', 'noHP', 'passwordLama'] as const;
type Values = Readonly<Record<(typeof fields)[number], string>>;

const held = ({ fullName, email, noHP }: Account): Values => ({
  fullName,
  email: email ?? '',
  noHP: formatPhone(noHP),
  passwordLama: '',
});

const inputOf = ({ fullName, email, noHP, passwordLama }: Values) => ({
  fullName,
  email: email.trim() === '' ? null : email,
  noHP: noHP.trim() === '' ? null : noHP,
  ...(passwordLama === '' ? {} : { passwordLama }),
});

/** Profile form: name, email and phone; changing email or phone requires the current password. */
export const ProfileForm = ({ account }: { account: Account }) => {
  const say = useWords();
  const notify = useNotify();
  const { call } = useApi();
  const { pathname } = useLocation();
  const done = useRef(false);
  const [saved, setSaved] = useState(account);
  const before = held(saved);
  const typed = useRef<Values>(null);
  const draft = useDraft(pathname, () => typed.current);
  const form = useAccountForm({
    fields,
    labels: {
      fullName: say('own.profile.fullName'),
      email: say('own.profile.email'),
      noHP: say('own.profile.phone'),
      passwordLama: say('own.profile.password'),
    },
    start: draft ?? before,
    check: values => errorsOf(profileInput, inputOf(values)),
  });
  const { values, sending } = form;
  const isReachedElsewhere = values.email !== before.email || values.noHP !== before.noHP;
  const dirty = isReachedElsewhere || values.fullName !== before.fullName;

  useEffect(() => {
    typed.current = dirty ? { ...values, passwordLama: '' } : null;
  }, [dirty, values]);

  const save = async (): Promise<void> => {
    try {
      const body = { ...profileInput.parse(inputOf(values)), version: saved.version };
      const answer = await call(userCalls.updateProfile, { body });
      setSaved(answer);
      form.setValues(held(answer));
      saveFullName(answer.fullName);
      notify(say('own.profile.saved'), { type: 'success' });
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 412) throw error;
      // The next save overwrites the current version, because this error warns the user first.
      setSaved(error.problem?.current as Account);
      throw new CallError(412, say('own.profile.stale'), null);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-busy={sending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (form.isFit() && !sending) void form.send(save);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 480 }}
    >
      <ErrorSummary {...form.summary} />
      <Field {...form.input('fullName')} autoComplete="name" />
      <Field {...form.input('email')} type="email" required={false} autoComplete="email" />
      <Field
        {...form.input('noHP')}
        required={false}
        autoComplete="tel"
        htmlInput={{ type: 'tel', inputMode: 'tel' }}
      />
      {isReachedElsewhere ? (
        <PasswordField
          {...form.input('passwordLama')}
          help={say('own.profile.password_help')}
          autoComplete="current-password"
        />
      ) : null}
      <Box sx={{ mt: 1 }}>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {say(sending ? 'form.saving' : 'form.save')}
        </Button>
      </Box>
      <LeaveGuard dirty={dirty} done={done} />
    </Box>
  );
};
