import type { personReadCalls } from '#contract/domains/person-read.ts';
import type { Handlers } from '#server/platform/context.ts';
import { listReadsOf } from './list.ts';

export { readsOfPeserta } from './list.ts';

export const personReadHandlers: Handlers<typeof personReadCalls> = { ofPeserta: listReadsOf };
