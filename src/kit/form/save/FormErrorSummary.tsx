import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import { fieldInputId } from '../../input/useFieldInput.ts';
import type { ResourceField } from '../../resource/resourceField.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import { useResourceForm } from '../ResourceFormContext.ts';
import { cellErrors } from '../formErrors.ts';
import type { FormValues } from '../formValues.ts';

interface FormErrorSummaryProps {
  fields: readonly ResourceField[];
  /** Number of failed save attempts; each increment moves the focus to the summary. */
  failedAttempts: number;
}

/**
 * Lists all validation messages above the form with links to the fields. It receives the focus so
 * that screen readers announce it first. A message that was corrected stays as such until the next
 * attempt, so that the fields below keep their place while the user types.
 */
export const FormErrorSummary = ({ fields, failedAttempts }: FormErrorSummaryProps) => {
  const t = useMessages();
  const { definition } = useResourceForm();
  const names = useResourceMessages(definition);
  const { errors, submitCount } = useFormState<FormValues>();
  const cellLabel = ({ source, lines }: ResourceField, path: string): string => {
    const [row = '0', name] = path.slice(source.length + 1).split('.');
    const column = lines?.all.find(one => one.source === name);
    const values = { row: Number(row) + 1, label: column ? names.label(column) : '' };
    return column ? t('form.lines.cell', values) : t('form.lines.row', values);
  };
  const box = useRef<HTMLDivElement>(null);
  const fieldErrors = fields.flatMap(field => {
    const error = errors[field.source];
    const cells = Object.entries(cellErrors(error)).map(([path, text]) => ({
      path,
      label: cellLabel(field, path),
      message: text,
    }));
    const { message } = error ?? {};
    const isOwn = message !== undefined && !cells.some(cell => cell.message === message);
    return [
      ...(isOwn ? [{ path: field.source, label: names.label(field), message }] : []),
      ...cells,
    ];
  });
  const formError = errors.root?.message;
  const isValid = fieldErrors.length === 0 && formError === undefined;
  useEffect(() => {
    // The errors can arrive in a later render than the attempt count.
    if (failedAttempts > 0 && !isValid) box.current?.focus();
  }, [failedAttempts, isValid]);
  const [listed, setListed] = useState({ submitCount, failedAttempts, items: fieldErrors });
  const isOutdated =
    listed.submitCount !== submitCount ||
    listed.failedAttempts !== failedAttempts ||
    fieldErrors.some(({ path }) => !listed.items.some(item => item.path === path));
  if (!isValid && isOutdated) setListed({ submitCount, failedAttempts, items: fieldErrors });
  if (isValid && (isOutdated || listed.items.length === 0)) return null;
  const items = listed.items.map(
    item => fieldErrors.find(({ path }) => path === item.path) ?? { ...item, message: undefined },
  );
  return (
    <Alert
      ref={box}
      severity="error"
      tabIndex={-1}
      sx={{ mb: 3, maxWidth: 640, scrollMarginTop: 80 }}
    >
      <AlertTitle component="h2">{t('form.errors.title')}</AlertTitle>
      {formError === undefined ? null : (
        <Box sx={{ mb: items.length > 0 ? 1 : 0 }}>{formError}</Box>
      )}
      {items.length === 0 ? null : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {items.map(({ path, label, message }) => (
            <li key={path}>
              {message === undefined ? (
                <Box component="span" sx={itemStyle}>
                  {t('form.errors.corrected', { label })}
                </Box>
              ) : (
                <Link
                  href={`#${fieldInputId(path)}`}
                  color="inherit"
                  underline="always"
                  sx={itemStyle}
                  onClick={event => {
                    event.preventDefault();
                    document.getElementById(fieldInputId(path))?.focus();
                  }}
                >
                  {t('form.errors.item', { label, message })}
                </Link>
              )}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};

const itemStyle = { display: 'inline-block', py: '3px', verticalAlign: 'top' };
