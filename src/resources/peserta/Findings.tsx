import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { effectOf, sayFinding, type Finding } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { applies, type FormValues } from '#src/ui/form/values.ts';
import { fieldId } from '#src/ui/input/useField.ts';
import { fieldOf, formFields } from '#src/ui/resource/field.ts';

/** Alert with the issues of the saved data, linked to the form fields they concern. */
export const Findings = () => {
  const say = useWords();
  const translate = useTranslate();
  const { definition, record, readOnly } = useFormFacts();
  const values = useWatch<FormValues>() as FormValues;
  const findings = (record?.['alasan'] ?? []) as readonly Finding[];
  if (findings.length === 0) return null;
  // Some issues concern fields that this form lacks, such as smart checking results; they get no
  // link.
  const asked = new Set(
    formFields(definition)
      .filter(field => applies(field, values))
      .map(({ source }) => source),
  );
  const isBad = effectOf(findings) !== 'warning';
  return (
    <Alert severity={isBad ? 'error' : 'warning'} role="note" sx={{ mb: 3, maxWidth: 640 }}>
      <AlertTitle component="h2">
        {say(isBad ? 'resources.peserta.finding.invalid' : 'resources.peserta.finding.look')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {findings.map(finding => {
          const { code, field } = finding;
          const text = say('form.errors.item', {
            label: translate(fieldOf(definition, field).label),
            message: sayFinding(finding),
          });
          return (
            <li key={`${code} ${field}`}>
              {readOnly || !asked.has(field) ? (
                text
              ) : (
                <Link
                  href={`#${fieldId(field)}`}
                  color="inherit"
                  underline="always"
                  sx={{ display: 'inline-block', py: '3px', verticalAlign: 'top' }}
                  onClick={event => {
                    event.preventDefault();
                    document.getElementById(fieldId(field))?.focus();
                  }}
                >
                  {text}
                </Link>
              )}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
};
