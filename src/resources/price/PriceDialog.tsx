import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type BaseSyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { priceInput, type PriceVersion } from '#contract/price/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { FormContext } from '#src/ui/form/FormContext.ts';
import { schemaResolver } from '#src/ui/form/resolver.ts';
import { toForm, toInput, type FormValues } from '#src/ui/form/values.ts';
import { formatLongDate } from '#src/ui/format/date.ts';
import { FieldInput } from '#src/ui/input/FieldInput.tsx';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import { formFields } from '#src/ui/resource/field.ts';
import { draftOf, priceFaults } from './check.ts';
import { definition } from './definition.ts';
import { PriceEffect } from './PriceEffect.tsx';
import { pricesIn, type Priced } from './priced.ts';
import { useSavePrice } from './useSavePrice.ts';

interface PriceDialogProps {
  of: Priced;
  record: AnyRecord;
  /** The price to change; undefined to add one. */
  price: PriceVersion | undefined;
  onClose: () => void;
}

const fields = formFields(definition);
const facts = { definition, record: undefined, readOnly: false };

/** Form of a price and its validity period, with a preview of its effect. */
export const PriceDialog = ({ of, record, price, onClose }: PriceDialogProps) => {
  const say = useWords();
  const id = useId();
  const all = pricesIn(record);
  const others = all.filter(one => one.id !== price?.id);
  const judge = (input: Readonly<Record<string, unknown>>) =>
    priceFaults(input, others, of.ceilingsOf(record), all);
  const [attempt, setAttempt] = useState(0);
  const form = useForm<FormValues>({
    defaultValues: toForm(fields, price && { ...price, berlakuSampai: price.sampaiDiisi }),
    resolver: schemaResolver(priceInput, fields, judge),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const fail = () => setAttempt(count => count + 1);
  const save = useSavePrice({ of, record, price, form, fields, onDone: onClose, onFailed: fail });
  const { isSubmitting } = form.formState;

  const submit = (event: BaseSyntheticEvent) => {
    // React bubbles events of a portal to its parent form, which must not be submitted.
    event.stopPropagation();
    void form.handleSubmit(save, fail)(event);
  };
  const read = (values: FormValues) => {
    const input = toInput(fields, values);
    return Object.keys(judge(input)).length === 0 ? draftOf(input) : undefined;
  };

  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>
        {price
          ? say('resources.price.change_named', { from: formatLongDate(price.berlakuDari) })
          : say('resources.price.add')}
      </DialogTitle>
      <FormContext value={facts}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit}>
            <DialogContent>
              <ErrorSummary fields={fields} attempt={attempt} />
              <Box sx={{ display: 'grid', gap: 2.5 }}>
                {fields.map(({ source }) => (
                  <FieldInput key={source} source={source} />
                ))}
                <PriceEffect read={read} others={others} />
              </Box>
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" color="inherit" disabled={isSubmitting} onClick={onClose}>
                {say('common.act.cancel')}
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {say(price ? 'resources.price.change' : 'resources.price.add')}
              </Button>
            </DialogActions>
          </form>
        </FormProvider>
      </FormContext>
    </Dialog>
  );
};
