import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { worstEffect, type Issue } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { isFieldVisible, type FormValues } from '#src/kit/form/formValues.ts';
import { useMatchingFields } from '#src/kit/form/useMatchingFields.ts';
import { fieldInputId } from '#src/kit/input/useFieldInput.ts';
import { resolveField, formFields } from '#src/kit/resource/resourceField.ts';
import { issueField, issueText } from '../issueText.ts';

/**
 * Alert with the issues of the saved data, linked to the form fields they concern; they do not
 * prevent saving. The summary of a failed save takes its place, so that there is one box.
 */
export const IssuesNotice = () => {
  const t = useMessages();
  const translate = useTranslate();
  const { definition, record, isReadOnly } = useResourceForm();
  const visible = useMatchingFields(
    useFormContext<FormValues>(),
    formFields(definition),
    isFieldVisible,
  );
  const issues = (record?.['alasan'] ?? []) as readonly Issue[];
  const { errors } = useFormState<FormValues>();
  if (issues.length === 0 || Object.keys(errors).length > 0) return null;
  // Some issues concern fields that this form lacks, such as smart checking results; they get no
  // link.
  const formSources = new Set(visible.map(({ source }) => source));
  const isInvalid = worstEffect(issues) !== 'warning';
  return (
    <Alert severity="warning" role="note" sx={{ mb: 3, maxWidth: 640 }}>
      <AlertTitle component="h2">
        {t(isInvalid ? 'resources.peserta.issue.invalid' : 'resources.peserta.issue.warning')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map(issue => {
          const { code } = issue;
          const field = issueField(issue);
          const text = t('form.errors.item', {
            label: translate(resolveField(definition, field).label),
            message: issueText(issue),
          });
          return (
            <li key={`${code} ${issue.field}`}>
              {isReadOnly || !formSources.has(field) ? (
                text
              ) : (
                <Link
                  href={`#${fieldInputId(field)}`}
                  color="inherit"
                  underline="always"
                  sx={{ display: 'inline-block', py: '3px', verticalAlign: 'top' }}
                  onClick={event => {
                    event.preventDefault();
                    document.getElementById(fieldInputId(field))?.focus();
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
