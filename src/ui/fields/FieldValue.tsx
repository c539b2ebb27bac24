import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { codeStyle } from '#src/layout/theme/typography.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { phoneHref } from '../format/phone.ts';
import type { AnyRecord } from '../resource/definition.ts';
import { getFieldValue, type ResourceField } from '../resource/resourceField.ts';
import { StateChip } from './StateChip.tsx';
import { formatValue } from './formatValue.ts';

interface FieldValueProps {
  field: ResourceField;
  record: AnyRecord;
}

/** Placeholder for an empty value: a dash on screen, a word for screen readers. */
export const EmptyValue = () => {
  const translate = useTranslate();
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ color: 'text.disabled' }}>
        –
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {translate('common.nothing')}
      </Box>
    </>
  );
};

/** Renders a field of a record. */
export const FieldValue = ({ field, record }: FieldValueProps) => {
  const translate = useTranslate();
  if (field.spec.render) return field.spec.render(record);
  const value = getFieldValue(field, record);
  const text = formatValue(field, value, translate);
  const meaning = field.spec.chip?.(record);
  if (meaning) return <StateChip meaning={meaning} label={text} />;
  if (text === '') return <EmptyValue />;
  const href =
    field.kind === 'phone'
      ? phoneHref(String(value))
      : field.kind === 'email'
        ? `mailto:${text}`
        : undefined;
  if (href) {
    return (
      <MuiLink href={href} sx={touchTarget}>
        {text}
      </MuiLink>
    );
  }
  if (field.kind === 'code' || field.kind === 'identity') {
    return (
      <Box component="span" sx={codeStyle}>
        {text}
      </Box>
    );
  }
  return text;
};

/** WCAG 2.2 asks for targets of at least 24 px where rows of links are close together. */
const touchTarget = { display: 'inline-block', lineHeight: '24px', minWidth: 24 };
