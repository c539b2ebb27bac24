import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { CallInput, CallResponse } from '#contract/core/endpoint.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload, type UploadOptions } from '#src/kit/file/useUpload.ts';
import { FormSections } from '#src/kit/form/FormSections.tsx';
import { ResourceFormContext } from '#src/kit/form/ResourceFormContext.ts';
import { UnsavedChangesGuard } from '#src/kit/form/draft/UnsavedChangesGuard.tsx';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { toFormValues, toInput, type FormValues } from '#src/kit/form/formValues.ts';
import { FormErrorSummary } from '#src/kit/form/save/FormErrorSummary.tsx';
import { useSchemaForm } from '#src/kit/form/useSchemaForm.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { definition as orderDefinition } from '../definition.ts';

/** Whose signed copy of an agreement is uploaded. */
export type Copy = 'buyer' | 'seller';

/** The upload call of each copy, and the field of its file. */
const copies = {
  buyer: { upload: orderCalls.uploadBuyerCopy, file: 'filePksBHBU' },
  seller: { upload: orderCalls.uploadSellerCopy, file: 'filePksKF' },
} as const;

const signatureFields = [
  'namaPenandatangan',
  'jabatanPenandatangan',
  'tanggalTandaTangan',
  'metode',
  'nomorMeterai',
] as const;

const defineForm = (copy: Copy): ResourceSpec => {
  const { upload, file } = copies[copy];
  return {
    ...orderDefinition,
    ...(upload.body ? { input: upload.body } : {}),
    form: [{ fields: [...signatureFields, file] }],
  };
};

/** The form of each copy. */
const copyForms: Readonly<Record<Copy, ResourceSpec>> = {
  buyer: defineForm('buyer'),
  seller: defineForm('seller'),
};

type BuyerBody = NonNullable<CallInput<typeof orderCalls.uploadBuyerCopy>['body']>;
type SellerBody = NonNullable<CallInput<typeof orderCalls.uploadSellerCopy>['body']>;

interface CopyFormProps {
  copy: Copy;
  orderId: number;
  initialValues: Readonly<Record<string, unknown>>;
}

/** Who signed a copy, when and how, and its file; a success leads back to the order. */
export const CopyForm = ({ copy, orderId, initialValues }: CopyFormProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const upload = useUpload();
  const send = useSendCopy(copy, orderId);
  const definition = copyForms[copy];
  const { input: schema } = definition;
  const fields = formFields(definition);
  const isLeavingIntended = useRef(false);
  const { form, isDirty, failedAttempts, showErrors, submit } = useSchemaForm({
    fields,
    initialValues: toFormValues(fields, initialValues),
    validate: schema ? validateInput(schema, fields) : () => ({}),
  });
  const command = useCommand({
    run: (values: FormValues) => upload.run(options => send(toInput(fields, values), options)),
    invalidates: ['order', 'pks'],
    success: () => t('resources.order.copy.done'),
    onSuccess: () => {
      isLeavingIntended.current = true;
      void navigate(recordPath('order', orderId));
    },
  });
  useEffect(() => {
    const messages = Object.entries(command.errors).map(([name, text]) => [name, [text]] as const);
    if (messages.length > 0) showErrors(Object.fromEntries(messages));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [command.errors]);
  return (
    <ResourceFormContext value={{ definition, record: undefined, isReadOnly: false }}>
      <FormProvider {...form}>
        <form noValidate onSubmit={event => void submit(command.run)(event)}>
          <FormErrorSummary fields={fields} failedAttempts={failedAttempts} />
          <FormSections />
          <Box sx={{ display: 'grid', gap: 2, mt: 3, maxWidth: 640 }}>
            <UploadProgress upload={upload} />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <Button type="submit" variant="contained" loading={command.isRunning}>
                {t('resources.order.copy.send')}
              </Button>
              <Button
                variant="outlined"
                color="inherit"
                component={Link}
                to={recordPath('order', orderId)}
              >
                {t('common.action.cancel')}
              </Button>
            </Box>
          </Box>
        </form>
        <UnsavedChangesGuard isDirty={isDirty} isLeavingIntended={isLeavingIntended} />
      </FormProvider>
    </ResourceFormContext>
  );
};

/** Returns a function that uploads a copy of the given kind. */
function useSendCopy(copy: Copy, id: number) {
  const { call } = useApi();
  return async (
    input: Readonly<Record<string, unknown>>,
    options: UploadOptions,
  ): Promise<CallResponse<typeof orderCalls.uploadBuyerCopy>> =>
    // The form has the fields of the call's body.
    copy === 'buyer'
      ? await call(copies.buyer.upload, { params: { id }, body: input as BuyerBody }, options)
      : await call(copies.seller.upload, { params: { id }, body: input as SellerBody }, options);
}
