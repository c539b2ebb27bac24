import type { Permission } from '#contract/policy.ts';
import type { RecordLink } from '../resource/definition.ts';
import { fillId } from '../resource/resourceField.ts';

/** Link from a record's page to its form. */
export const editLink = (path: string, id: number | string, right: Permission): RecordLink => ({
  label: 'common.action.edit',
  to: fillId(path, id),
  right,
});
