import type { ReactNode } from 'react';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import { rowClass } from './rowStyles.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Returns why a record is in the state that a column shows: why it was refused, held, cancelled or deactivated. A good
 * state needs no reason.
 */
export function stateReasonOf(
  { lifecycle }: ResourceSpec,
  record: AnyRecord,
  source: string,
): string | undefined {
  if (source === 'isActive') {
    return record['isActive'] === false ? textOf(record['alasanNonaktif']) : undefined;
  }
  if (!lifecycle || source !== (lifecycle.field ?? 'status')) return undefined;
  const meaning = lifecycle.meaning[String(record[source])];
  return meaning === 'good' ? undefined : textOf(record['alasanStatus']);
}

/** A state with its reason behind it, of which a column shows as much as fits. */
export const StateWithReason = ({ reason, children }: { reason: string; children: ReactNode }) => (
  <span className={rowClass.reasoned}>
    {children}
    <span title={reason}>{reason}</span>
  </span>
);
