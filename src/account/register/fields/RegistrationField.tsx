import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { legalForms, type ApplicationFieldName } from '#contract/domains/application/index.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { interpolate } from '#src/i18n/interpolate.ts';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { register as words } from '#texts/register.ts';
import { isOptionalField } from './validateFields.ts';
import { RegionField } from './RegionField.tsx';

interface RegistrationFieldProps {
  field: ApplicationFieldName;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

type InputAttributes = React.InputHTMLAttributes<HTMLInputElement>;

const numericInput = { inputMode: 'numeric' } as const satisfies InputAttributes;
const phoneInput = { type: 'tel', inputMode: 'tel' } as const satisfies InputAttributes;
const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
} as const satisfies InputAttributes;

/** Virtual keyboard and autofill attributes per field. */
const inputAttributes: Partial<
  Record<ApplicationFieldName, InputAttributes & { readonly fill?: string }>
> = {
  namaBHBU: { fill: 'organization' },
  npwp: numericInput,
  nib: numericInput,
  jumlahKaryawan: numericInput,
  estimasiPeserta: numericInput,
  alamat: { fill: 'street-address' },
  kodePos: { ...numericInput, fill: 'postal-code' },
  telp: phoneInput,
  emailPerusahaan: emailInput,
  website: { type: 'url', inputMode: 'url', autoCapitalize: 'none', fill: 'url' },
  nikPenanggungJawab: numericInput,
  hpPenanggungJawab: phoneInput,
  emailPenanggungJawab: emailInput,
  noHP: phoneInput,
  email: emailInput,
};

const yesNoOptions = { true: words.yes, false: words.no };

/** Options of select fields: value → label. */
export const fieldOptions: Partial<Record<ApplicationFieldName, Readonly<Record<string, string>>>> =
  {
    bentuk: Object.fromEntries(legalForms.map(one => [one, words.form[one]])),
    keluargaDisertakan: yesNoOptions,
    anggotaKadin: yesNoOptions,
  };

/** Fields of which one is required; their help says so. */
const licenceFields: ReadonlySet<ApplicationFieldName> = new Set(['nib', 'noSIUP']);

/** Returns the field label, marked when the field is optional. */
export const fieldLabel = (field: ApplicationFieldName): string =>
  isOptionalField(field) && !licenceFields.has(field)
    ? interpolate(words.optional, { label: applicationLabels[field] })
    : applicationLabels[field];

/** One registration field: region picker, select or text input. */
export function RegistrationField({ field, value, onChange, error }: RegistrationFieldProps) {
  const help = words.help[field];
  const choices = fieldOptions[field];
  const common = { id: field, label: fieldLabel(field), value, onChange, error, help };
  if (field === 'kabKota') return <RegionField {...common} />;
  if (choices) return <SelectField {...common} choices={choices} />;
  const { fill: autofill = 'off', type, ...htmlAttributes } = inputAttributes[field] ?? {};
  return (
    <AccountField
      {...common}
      autoComplete={autofill}
      htmlInput={{ name: field, type, ...htmlAttributes, 'aria-required': !isOptionalField(field) }}
    />
  );
}

interface SelectFieldProps extends Omit<RegistrationFieldProps, 'field'> {
  id: string;
  label: string;
  help: string | undefined;
  choices: Readonly<Record<string, string>>;
}

/** Native select. */
const SelectField = ({ id, label, value, onChange, error, help, choices }: SelectFieldProps) => {
  const description = error ?? help;
  return (
    <FormControl fullWidth error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={event => onChange(event.target.value)}
        input={<OutlinedInput />}
        inputProps={{
          id,
          name: id,
          'aria-required': true,
          'aria-describedby': description ? `${id}-note` : undefined,
        }}
      >
        <option value="">{words.choose}</option>
        {Object.entries(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {description && <FormHelperText id={`${id}-note`}>{description}</FormHelperText>}
    </FormControl>
  );
};
