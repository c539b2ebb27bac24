import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { profileInput, userCalls, type Account } from '#contract/domains/user.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { validateWithSchema, useAccountForm } from '#src/account/form/useAccountForm.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DraftNotice } from '#src/kit/form/draft/DraftNotice.tsx';
import { UnsavedChangesGuard } from '#src/kit/form/draft/UnsavedChangesGuard.tsx';
import { formatPhone } from '#src/kit/format/phone.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { saveFullName } from '#src/providers/session.ts';

const profileFields = ['fullName', 'email', 'noHP', 'passwordLama'] as const;
type ProfileValues = Readonly<Record<(typeof profileFields)[number], string>>;

const toProfileValues = ({ fullName, email, noHP }: Account): ProfileValues => ({
  fullName,
  email: email ?? '',
  noHP: formatPhone(noHP),
  passwordLama: '',
});

const toProfileInput = ({ fullName, email, noHP, passwordLama }: ProfileValues) => ({
  fullName,
  email: email.trim() === '' ? null : email,
  noHP: noHP.trim() === '' ? null : noHP,
  ...(passwordLama === '' ? {} : { passwordLama }),
});

/** Profile form: name, email and phone; changing email or phone requires the current password. */
export const ProfileForm = ({ account }: { account: Account }) => {
  const t = useMessages();
  const notify = useNotify();
  const { call } = useApi();
  const { pathname } = useLocation();
  const doneRef = useRef(false);
  const [saved, setSaved] = useState(account);
  const savedValues = toProfileValues(saved);
  const form = useAccountForm({
    fields: profileFields,
    labels: {
      fullName: t('accountSettings.profile.fullName'),
      email: t('accountSettings.profile.email'),
      noHP: t('accountSettings.profile.phone'),
      passwordLama: t('accountSettings.profile.password'),
    },
    initialValues: savedValues,
    draftKey: pathname,
    secrets: ['passwordLama'],
    validate: values => validateWithSchema(profileInput, toProfileInput(values)),
  });
  const { values, isSending } = form;
  const hasContactChanged = values.email !== savedValues.email || values.noHP !== savedValues.noHP;
  const isDirty = hasContactChanged || values.fullName !== savedValues.fullName;

  const save = async (): Promise<void> => {
    try {
      const body = { ...profileInput.parse(toProfileInput(values)), version: saved.version };
      const answer = await call(userCalls.updateProfile, { body });
      setSaved(answer);
      form.reset(toProfileValues(answer));
      saveFullName(answer.fullName);
      notify(t('accountSettings.profile.saved'), { type: 'success' });
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 412) throw error;
      // The next save overwrites the current version, because this error warns the user first.
      setSaved(error.problem?.current as Account);
      throw new CallError(412, t('accountSettings.profile.conflict'), null);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-busy={isSending}
      onSubmit={form.handleSubmit(async () => {
        if (!isSending) await form.send(save);
      })}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 480 }}
    >
      <DraftNotice draft={form.draft} />
      <ErrorSummary {...form.summary} />
      <AccountField {...form.input('fullName')} autoComplete="name" />
      <AccountField {...form.input('email')} type="email" required={false} autoComplete="email" />
      <AccountField
        {...form.input('noHP')}
        required={false}
        autoComplete="tel"
        htmlInput={{ type: 'tel', inputMode: 'tel' }}
      />
      {hasContactChanged ? (
        <PasswordField
          {...form.input('passwordLama')}
          help={t('accountSettings.profile.password_help')}
          autoComplete="current-password"
        />
      ) : null}
      <Box sx={{ mt: 1 }}>
        <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
          {t(isSending ? 'form.saving' : 'form.save')}
        </Button>
      </Box>
      <UnsavedChangesGuard isDirty={isDirty} isLeavingIntended={doneRef} />
    </Box>
  );
};
