import { bhbu } from '#server/platform/db/schema/index.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';
import { bhbuAuditFields } from './columns.ts';
import { uniqueNpwp } from './edit/rules.ts';
import { bhbuScope } from './scope.ts';

/** Rows of the companies that the caller may read or change. */
export const bhbuRecords = defineRecords({
  table: bhbu,
  resource: 'bhbu',
  noun: 'bhbu',
  select: ({ db }: ReadContext) => db.select().from(bhbu).$dynamic(),
  scope: bhbuScope,
  labelOf: ({ namaBHBU }) => namaBHBU,
  auditFields: bhbuAuditFields,
  constraints: uniqueNpwp,
});
