import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type BaseSyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { priceInput, type PriceVersion } from '#contract/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FormErrorSummary } from '#src/ui/form/save/FormErrorSummary.tsx';
import { ResourceFormContext } from '#src/ui/form/ResourceFormContext.ts';
import { schemaResolver } from '#src/ui/form/save/schemaResolver.ts';
import { toFormValues, toInput, type FormValues } from '#src/ui/form/formValues.ts';
import { formatLongDate } from '#src/ui/format/date.ts';
import { FieldInput } from '#src/ui/input/FieldInput.tsx';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import { formFields } from '#src/ui/resource/resourceField.ts';
import { readPriceDraft, priceIssues } from './priceIssues.ts';
import { definition } from './definition.ts';
import { PriceEffect } from './PriceEffect.tsx';
import { pricesOf, type PricedResource } from './pricedResource.ts';
import { useSavePrice } from './useSavePrice.ts';

interface PriceDialogProps {
  pricedResource: PricedResource;
  record: AnyRecord;
  /** The price to change; undefined to add one. */
  price: PriceVersion | undefined;
  onClose: () => void;
}

const fields = formFields(definition);
const formFacts = { definition, record: undefined, isReadOnly: false };

/** Form of a price and its validity period, with a preview of its effect. */
export const PriceDialog = ({ pricedResource, record, price, onClose }: PriceDialogProps) => {
  const t = useMessages();
  const id = useId();
  const existingPrices = pricesOf(record);
  const others = existingPrices.filter(one => one.id !== price?.id);
  const validate = (input: Readonly<Record<string, unknown>>) =>
    priceIssues(input, others, pricedResource.ceilingsOf(record), existingPrices);
  const [attempt, setAttempt] = useState(0);
  const form = useForm<FormValues>({
    defaultValues: toFormValues(fields, price && { ...price, berlakuSampai: price.sampaiDiisi }),
    resolver: schemaResolver(priceInput, fields, validate),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const countAttempt = () => setAttempt(count => count + 1);
  const save = useSavePrice({
    pricedResource,
    record,
    price,
    form,
    fields,
    onDone: onClose,
    onFailed: countAttempt,
  });
  const { isSubmitting } = form.formState;

  const submit = (event: BaseSyntheticEvent) => {
    // React bubbles events of a portal to its parent form, which must not be submitted.
    event.stopPropagation();
    void form.handleSubmit(save, countAttempt)(event);
  };
  const readDraft = (values: FormValues) => {
    const input = toInput(fields, values);
    return Object.keys(validate(input)).length === 0 ? readPriceDraft(input) : undefined;
  };

  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>
        {price
          ? t('resources.price.change_named', { from: formatLongDate(price.berlakuDari) })
          : t('resources.price.add')}
      </DialogTitle>
      <ResourceFormContext value={formFacts}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit}>
            <DialogContent>
              <FormErrorSummary fields={fields} failedAttempts={attempt} />
              <Box sx={{ display: 'grid', gap: 2.5 }}>
                {fields.map(({ source }) => (
                  <FieldInput key={source} source={source} />
                ))}
                <PriceEffect readDraft={readDraft} others={others} />
              </Box>
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" color="inherit" disabled={isSubmitting} onClick={onClose}>
                {t('common.action.cancel')}
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {t(price ? 'resources.price.change' : 'resources.price.add')}
              </Button>
            </DialogActions>
          </form>
        </FormProvider>
      </ResourceFormContext>
    </Dialog>
  );
};
