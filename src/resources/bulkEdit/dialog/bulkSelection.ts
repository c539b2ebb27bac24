import type { CallInput } from '#contract/core/endpoint.ts';
import type { bulkEditCalls } from '#contract/domains/bulk-edit/index.ts';
import { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { ownFacilityFilter } from '#src/providers/data/ownFacility.ts';

type Body = NonNullable<CallInput<typeof bulkEditCalls.start>['body']>;

/** Which participants a change is for, as the call takes it. */
export type BulkSelection = Body['pilihan'];

const filterNames = Object.keys(pesertaCalls.count.query?.shape ?? {});

/** Returns the selection of all participants that a list of regular registrations shows. */
export const allOfList = (
  resource: string | undefined,
  filter: Readonly<Record<string, unknown>>,
): BulkSelection => ({
  saringan: {
    vaccinationType: 0,
    ...ownFacilityFilter(),
    ...Object.fromEntries(Object.entries(filter).filter(([name]) => filterNames.includes(name))),
  },
  milikSendiri: resource === 'pesertaOwn',
});
