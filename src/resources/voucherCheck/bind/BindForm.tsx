import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import { bindInput, type BindInput, type Voucher } from '#contract/domains/voucher/record.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { FormSections } from '#src/kit/form/FormSections.tsx';
import { ResourceFormContext } from '#src/kit/form/ResourceFormContext.ts';
import { DraftNotice } from '#src/kit/form/draft/DraftNotice.tsx';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { toFormValues, toInput } from '#src/kit/form/formValues.ts';
import { FormErrorSummary } from '#src/kit/form/save/FormErrorSummary.tsx';
import { useSchemaForm } from '#src/kit/form/useSchemaForm.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { boosterMessages } from '#texts/booster.ts';
import { peserta } from '#texts/peserta.ts';
import { pesertaVoucher } from '#texts/pesertaVoucher.ts';
import { touchTarget, touchTargetFields } from '../../vaksinasi/styles.ts';
import { changedByVoucher, type KnownVoucher } from '../checkedVoucher.ts';
import { bindDefinition } from './bindDefinition.ts';

addMessages({ resources: { booster: boosterMessages.booster, peserta, pesertaVoucher } });

interface BindFormProps {
  code: string;
  voucher: KnownVoucher;
  onBack: () => void;
  onBound: (saved: Voucher) => void;
  onDirty: (isDirty: boolean) => void;
}

/** The form of the participant for whom a voucher is; saving it registers and binds. */
export const BindForm = ({ code, voucher, onBack, onBound, onDirty }: BindFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const { pathname } = useLocation();
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const choosesFaskes = permissionScope(role, 'voucher.bind') === 'all';
  const definition = useMemo(
    () => bindDefinition(voucher, choosesFaskes),
    [voucher, choosesFaskes],
  );
  const fields = formFields(definition);
  const toBody = (input: Readonly<Record<string, unknown>>) => ({ ...input, kode: code });
  const schemaForm = useSchemaForm({
    fields,
    initialValues: toFormValues(fields, {
      isWNI: true,
      kategori: voucher.jenisPenerima === 'KARYAWAN' ? 'KARYAWAN' : '',
      rencanaTanggal: today,
    }),
    validate: validateInput(bindInput, fields, definition.validate, toBody),
    draftKey: `${pathname}#${code}`,
  });
  const { form, draft, failedAttempts, isDirty, showErrors, submit } = schemaForm;
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  // A retry repeats the key, so the same person is registered only once.
  const idempotency = useRef<{ text: string; key: string }>(undefined);
  const command = useCommand({
    run: (body: BindInput) => {
      const text = JSON.stringify(body);
      if (idempotency.current?.text !== text)
        idempotency.current = { text, key: crypto.randomUUID() };
      return call(voucherCalls.bind, { body }, { idempotencyKey: idempotency.current.key });
    },
    invalidates: changedByVoucher,
    success: (_, { nama }) => t('resources.voucherCheck.bind.done', { name: nama }),
    onSuccess: onBound,
    onError: ({ problem, message }) => {
      showErrors(problem?.errors ?? { _: [message] });
      return undefined;
    },
  });
  return (
    <ResourceFormContext value={{ definition, record: undefined, isReadOnly: false }}>
      <Box component="section" aria-labelledby="peserta-voucher">
        <Button
          variant="text"
          startIcon={<ArrowBackIcon />}
          onClick={onBack}
          sx={{ ...touchTarget, mb: 1 }}
        >
          {t('resources.voucherCheck.next.back')}
        </Button>
        <Typography
          id="peserta-voucher"
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h2"
          sx={{ scrollMarginTop: 80 }}
        >
          {t('resources.voucherCheck.bind.title')}
        </Typography>
        <Box sx={{ color: 'text.secondary', mb: 3 }}>
          {[formatCode(code), voucher.bhbuName, voucher.namaProduk].join(' · ')}
          <br />
          {t('resources.voucherCheck.bind.lead')}
        </Box>
        <FormProvider {...form}>
          <DraftNotice draft={draft} />
          <FormErrorSummary fields={fields} failedAttempts={failedAttempts} />
          <Box
            component="form"
            noValidate
            sx={touchTargetFields}
            onSubmit={event =>
              void submit(values => command.run(bindInput.parse(toBody(toInput(fields, values)))))(
                event,
              )
            }
          >
            <FormSections />
            <Box data-at-foot sx={barStyle}>
              <Button type="submit" variant="contained" size="large" loading={command.isRunning}>
                {t('resources.voucherCheck.bind.save')}
              </Button>
            </Box>
          </Box>
        </FormProvider>
      </Box>
    </ResourceFormContext>
  );
};

const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& .MuiButton-root': touchTarget,
};
