import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { recordId } from '#contract/core/list.ts';
import { z } from '#contract/core/zod.ts';
import { orderKinds } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FormSections } from '#src/kit/form/FormSections.tsx';
import { ResourceFormContext } from '#src/kit/form/ResourceFormContext.ts';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { toFormValues, toInput } from '#src/kit/form/formValues.ts';
import { useSchemaForm } from '#src/kit/form/useSchemaForm.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { definition } from '../definition.ts';
import { newOrderPath } from '../paths.ts';

const startInput = z.object({
  bhbuId: recordId.meta({ input: 'lookup:bhbu' }),
  jenis: z.enum(orderKinds),
});

const start: ResourceSpec = {
  ...definition,
  input: startInput,
  form: [{ fields: ['bhbuId', 'jenis'] }],
};
const fields = formFields(start);

/** Asks staff for which company and of which kind the order is; a company orders for itself. */
export const OrderStart = () => {
  const { role, idReferensi } = useRequiredSession();
  return permissionScope(role, 'order.create') === 'own' ? (
    <Navigate to={newOrderPath(idReferensi ?? 0, 'REGULER')} replace />
  ) : (
    <StartForm />
  );
};

const StartForm = () => {
  const t = useMessages();
  const navigate = useNavigate();
  const { form, submit } = useSchemaForm({
    fields,
    initialValues: toFormValues(fields, { jenis: 'REGULER' }),
    validate: validateInput(startInput, fields),
  });
  return (
    <ResourceFormContext value={{ definition: start, record: undefined, isReadOnly: false }}>
      <PageHeader
        title={t('resources.order.page.create')}
        description={t('resources.order.start.lead')}
      />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={event =>
            void submit(values => {
              const { bhbuId, jenis } = startInput.parse(toInput(fields, values));
              return navigate(newOrderPath(bhbuId, jenis));
            })(event)
          }
        >
          <FormSections />
          <Box sx={{ display: 'flex', gap: 1.5, mt: 3 }}>
            <Button type="submit" variant="contained">
              {t('resources.order.start.next')}
            </Button>
            <Button variant="outlined" color="inherit" component={Link} to={definition.paths.list}>
              {t('common.action.cancel')}
            </Button>
          </Box>
        </form>
      </FormProvider>
    </ResourceFormContext>
  );
};
