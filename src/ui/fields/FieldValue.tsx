import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { plainClass } from '#src/layout/theme/plainElements.ts';
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
      <span aria-hidden="true" className={plainClass.empty}>
        –
      </span>
      <span className={plainClass.hidden}>{translate('common.nothing')}</span>
    </>
  );
};

/** Renders a field of a record. */
export const FieldValue = ({ field, record }: FieldValueProps) => {
  const translate = useTranslate();
  // A custom cell may have a state, which must not pass to another record.
  if (field.spec.render) {
    return <Fragment key={record.id}>{field.spec.render(record)}</Fragment>;
  }
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
      <a href={href} className={plainClass.link}>
        {text}
      </a>
    );
  }
  if (field.kind === 'code' || field.kind === 'identity') {
    return <span className={plainClass.code}>{text}</span>;
  }
  return text;
};
