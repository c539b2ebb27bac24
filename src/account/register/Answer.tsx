import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { labelOf, legalForms, type FieldName } from '#contract/application/index.ts';
import { Field } from '#src/account/Field.tsx';
import { fillIn } from '#src/account/fillIn.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { isOptional } from './check.ts';
import { RegionField } from './RegionField.tsx';

interface AnswerProps {
  field: FieldName;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

type Html = React.InputHTMLAttributes<HTMLInputElement>;

const digits = { inputMode: 'numeric' } as const satisfies Html;
const phone = { type: 'tel', inputMode: 'tel' } as const satisfies Html;
const mail = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const satisfies Html;

/** Virtual keyboard and autofill attributes per field. */
const typed: Partial<Record<FieldName, Html & { readonly fill?: string }>> = {
  namaBHBU: { fill: 'organization' },
  npwp: digits,
  nib: digits,
  jumlahKaryawan: digits,
  estimasiPeserta: digits,
  alamat: { fill: 'street-address' },
  kodePos: { ...digits, fill: 'postal-code' },
  telp: phone,
  emailPerusahaan: mail,
  website: { type: 'url', inputMode: 'url', autoCapitalize: 'none', fill: 'url' },
  nikPenanggungJawab: digits,
  hpPenanggungJawab: phone,
  emailPenanggungJawab: mail,
  noHP: phone,
  email: mail,
};

const yesOrNo = { true: words.yes, false: words.no };

/** Options of select fields: value → label. */
export const choicesOf: Partial<Record<FieldName, Readonly<Record<string, string>>>> = {
  bentuk: Object.fromEntries(legalForms.map(one => [one, words.form[one]])),
  keluargaDisertakan: yesOrNo,
  anggotaKadin: yesOrNo,
};

/** Returns the field label, marked when the field is optional. */
export const labelFor = (field: FieldName): string =>
  isOptional(field) ? fillIn(words.optional, { label: labelOf[field] }) : labelOf[field];

/** One registration field: region picker, select or text input. */
export function Answer({ field, value, onChange, error }: AnswerProps) {
  const help = words.help[field];
  const choices = choicesOf[field];
  const common = { id: field, label: labelFor(field), value, onChange, error, help };
  if (field === 'kabKota') return <RegionField {...common} />;
  if (choices) return <Choice {...common} choices={choices} />;
  const { fill = 'off', type, ...html } = typed[field] ?? {};
  return (
    <Field
      {...common}
      autoComplete={fill}
      htmlInput={{ name: field, type, ...html, 'aria-required': !isOptional(field) }}
    />
  );
}

interface ChoiceProps extends Omit<AnswerProps, 'field'> {
  id: string;
  label: string;
  help: string | undefined;
  choices: Readonly<Record<string, string>>;
}

/** Native select. */
const Choice = ({ id, label, value, onChange, error, help, choices }: ChoiceProps) => {
  const note = error ?? help;
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
          'aria-describedby': note ? `${id}-note` : undefined,
        }}
      >
        <option value="">{words.choose}</option>
        {Object.entries(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
};
