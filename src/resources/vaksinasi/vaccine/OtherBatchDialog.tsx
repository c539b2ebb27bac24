import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { errorsByField } from '#contract/core/messages/zod-issues.ts';
import { batchNumberKey } from '#contract/core/values/vaccine.ts';
import { z } from '#contract/core/zod.ts';
import {
  vaccineInput,
  validateVaccine,
  type VaccineChoices,
} from '#contract/domains/vaksinasi/index.ts';
import { renderByField } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { DateField } from '#src/kit/date/DateField.tsx';
import { bottomSheet, fieldGrid, touchTarget, touchTargetFields } from '../styles.ts';
import { choiceOf, toVaccineInput, type VaccineChoice } from './vaccineChoice.ts';
import type { VaccineDialogProps } from './VaccineDialog.tsx';

interface OtherBatchDialogProps extends VaccineDialogProps {
  /** The number that was searched. */
  number: string;
  onBack: () => void;
}

type FieldName = 'vaksin' | 'alasanVaksin' | 'batch' | 'alasanBatch';

const schema = z.object(vaccineInput);
const otherVaccine = 'LAINNYA';

/** Form for a batch that is not in the register, or a vaccine that is no product. */
export const OtherBatchDialog = ({
  title,
  choices,
  current,
  day,
  number,
  onChoose,
  onClose,
  onBack,
}: OtherBatchDialogProps) => {
  const t = useMessages();
  const [values, setValues] = useState<VaccineChoice>(() =>
    current?.idBatch === null ? { ...current, batch: number } : { ...emptyChoice, batch: number },
  );
  const [isOther, setIsOther] = useState(current?.idBatch === null && current.idProduk === null);
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  /** The fields that were changed since. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => !corrected.includes(name)),
  );
  const change = (next: Partial<VaccineChoice>): void => {
    setValues({ ...values, ...next });
    setCorrected([...corrected, ...Object.keys(next)]);
  };

  const confirm = (): void => {
    const entered = isOther ? asProduct(values, choices) : values;
    const registered = choices.batch.find(
      one =>
        one.idProduk === entered.idProduk &&
        batchNumberKey(one.nomor) === batchNumberKey(entered.batch),
    );
    if (registered) {
      onChoose(choiceOf(registered));
      return;
    }
    const input = toVaccineInput(entered);
    const parsed = schema.safeParse(input);
    const issues = {
      ...validateVaccine(input, day),
      ...(parsed.success ? {} : errorsByField(parsed.error)),
    };
    const messages = Object.entries(renderByField(issues));
    if (messages.length === 0) {
      onChoose(entered);
      return;
    }
    setValues(entered);
    setIsOther(isOther && entered.idProduk === null);
    setFound(Object.fromEntries(messages.map(([field, texts]) => [field, texts.join('. ')])));
    setCorrected([]);
  };

  const textField = (name: FieldName, maxLength: number) => ({
    label: t(`resources.vaksinasi.form.${name === 'vaksin' ? 'namaVaksin' : name}`),
    value: values[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    slotProps: { htmlInput: { maxLength, autoComplete: 'off' } },
  });

  return (
    <ConfirmDialog
      title={title}
      description={t('resources.vaksinasi.vaccine.other_help')}
      confirmLabel={t('resources.vaksinasi.vaccine.use')}
      // A new object moves the focus to the first wrong field.
      command={{ isRunning: false, errors: found }}
      onConfirm={confirm}
      onClose={onClose}
      maxWidth="sm"
      sx={bottomSheet}
    >
      <Box sx={{ ...fieldGrid, ...touchTargetFields }}>
        <TextField
          select
          label={t('resources.vaksinasi.form.vaksin')}
          value={isOther ? otherVaccine : String(values.idProduk ?? '')}
          error={!isOther && errors['vaksin'] !== undefined}
          helperText={isOther ? undefined : errors['vaksin']}
          onChange={({ target: { value } }) => {
            const product = choices.produk.find(({ id }) => String(id) === value);
            setIsOther(value === otherVaccine);
            change({ idProduk: product?.id ?? null, vaksin: product?.name ?? '' });
            setFound({});
          }}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="" disabled>
            {t('form.choose')}
          </MenuItem>
          {choices.produk.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
          <MenuItem value={otherVaccine}>{t('resources.vaksinasi.vaccine.other_vaccine')}</MenuItem>
        </TextField>
        {isOther ? (
          <>
            <TextField {...textField('vaksin', 60)} />
            <TextField {...textField('alasanVaksin', 200)} />
          </>
        ) : null}
        <TextField {...textField('batch', 40)} />
        <DateField
          label={t('resources.vaksinasi.form.kadaluarsa')}
          value={values.kadaluarsa}
          onChange={kadaluarsa => change({ kadaluarsa })}
          error={errors['kadaluarsa'] !== undefined}
          helperText={errors['kadaluarsa']}
        />
        {isOther ? null : <TextField {...textField('alasanBatch', 200)} />}
      </Box>
      <Button onClick={onBack} sx={{ ...touchTarget, mt: 2 }}>
        {t('resources.vaksinasi.vaccine.back')}
      </Button>
    </ConfirmDialog>
  );
};

/** Replaces another vaccine whose name is that of a product by the product. */
function asProduct(values: VaccineChoice, { produk }: VaccineChoices): VaccineChoice {
  const typed = values.vaksin.trim().toLowerCase();
  const product = produk.find(({ name }) => name.toLowerCase() === typed);
  return product === undefined
    ? values
    : {
        ...values,
        idProduk: product.id,
        vaksin: product.name,
        alasanVaksin: '',
        alasanBatch: values.alasanVaksin,
      };
}

const emptyChoice: VaccineChoice = {
  idProduk: null,
  idBatch: null,
  vaksin: '',
  alasanVaksin: '',
  batch: '',
  kadaluarsa: '',
  alasanBatch: '',
};
