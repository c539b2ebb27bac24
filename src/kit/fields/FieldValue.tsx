import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { phoneHref } from '../format/phone.ts';
import type { AnyRecord } from '../resource/definition.ts';
import { getFieldValue, type ResourceField } from '../resource/resourceField.ts';
import type { FieldKind } from '../resource/schemaField.ts';
import { StateChip } from './StateChip.tsx';
import { Unbroken } from './Unbroken.tsx';
import { formatValue, type UntypedTranslate } from './formatValue.ts';

interface FieldValueProps {
  field: ResourceField;
  record: AnyRecord;
}

const emptyValue = (translate: UntypedTranslate): ReactNode => (
  <>
    <span aria-hidden="true" className={plainClass.empty}>
      –
    </span>
    <span className={plainClass.hidden}>{translate('common.nothing')}</span>
  </>
);

/** Placeholder for an empty value: a dash on screen, a word for screen readers. */
export const EmptyValue = () => emptyValue(useTranslate());

/** The value of a field of a record. */
export const FieldValue = ({ field, record }: FieldValueProps) => (
  <Unbroken>{renderFieldValue(field, record, useTranslate())}</Unbroken>
);

/** Kinds whose values are read as one word; codes and identity numbers have a style of their own. */
const unbrokenKinds: ReadonlySet<FieldKind> = new Set([
  'date',
  'instant',
  'time',
  'phone',
  'money',
]);

/** Whether values of a field are not broken over two lines. */
export const isUnbrokenKind = ({ kind }: ResourceField): boolean => unbrokenKinds.has(kind);

/**
 * Renders a field of a record. Rows of a list call it without a component for each cell, which would
 * be 200 for a page of 25 rows.
 */
export function renderFieldValue(
  field: ResourceField,
  record: AnyRecord,
  translate: UntypedTranslate,
): ReactNode {
  if (field.spec.render) return field.spec.render(record);
  const value = getFieldValue(field, record);
  const text = formatValue(field, value, translate);
  const meaning = field.spec.chip?.(record);
  if (meaning) return <StateChip meaning={meaning} label={text} />;
  if (text === '') return emptyValue(translate);
  const href =
    field.kind === 'phone'
      ? phoneHref(String(value))
      : field.kind === 'email'
        ? `mailto:${text}`
        : undefined;
  const isUnbroken = isUnbrokenKind(field);
  if (href) {
    return (
      <a
        href={href}
        className={isUnbroken ? `${plainClass.link} ${plainClass.unbroken}` : plainClass.link}
      >
        {text}
      </a>
    );
  }
  if (field.kind === 'code' || field.kind === 'identity') {
    return <span className={plainClass.code}>{text}</span>;
  }
  return isUnbroken ? <span className={plainClass.unbroken}>{text}</span> : text;
}
