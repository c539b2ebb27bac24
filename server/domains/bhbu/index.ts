import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createNoteHandlers } from '#server/platform/note/note-handlers.ts';
import { choices } from './query/choices.ts';
import { create } from './edit/create.ts';
import { updateInvoiceAccount } from './edit/invoice-account.ts';
import { remove, restore, setActive, stateHistory } from './edit/lifecycle.ts';
import { list } from './query/list.ts';
import { documentHandlers } from './documents/document-handlers.ts';
import { getBhbu } from './query/get.ts';
import { update } from './edit/update.ts';
import { bhbuRecords } from './records.ts';

export { decryptBhbuNumbers, toBhbuColumns, type CompanyFields, toCompanyData } from './columns.ts';
export {
  findConsentProof,
  saveDocuments,
  readDocuments,
  type UploadedDocument,
} from './documents/document-store.ts';
export { checkApproved, checkKabKota, withUniqueNpwp } from './edit/rules.ts';
export { setProgramme } from './edit/programme.ts';
export { bhbuLifecycle } from './lifecycle.ts';
export { bhbuExists, isActiveBhbu, canSeeBhbu } from './query/choices.ts';
export { countedSkb } from './query/counted-skb.ts';
export {
  countExpiredSkb,
  countSkbToCheck,
  countWaitingApplications,
  countBhbu,
} from './query/count.ts';
export { countWithoutFaskes, countWithoutManager } from './query/unready.ts';
export { bhbuRecords } from './records.ts';
export { reindexBhbu } from './reindex.ts';
export { list as bhbuPage } from './query/list.ts';
export { isOfCompanyNamed } from './query/search.ts';
export { listBhbuServedBy } from './query/served-by-faskes.ts';

/** Handlers of a company; those of its faskes are in the domain `faskes`, which is a layer above. */
export const bhbuHandlers: Handlers<Omit<typeof bhbuCalls, 'facilities' | 'assign' | 'unassign'>> =
  {
    choices,
    choicesByPost: choices,
    list,
    get: (ctx, { params }) => getBhbu(ctx, params.id),
    create,
    update,
    setActive,
    stateHistory,
    remove,
    restore,
    updateInvoiceAccount,
    ...documentHandlers,
    ...createNoteHandlers({
      resource: 'bhbu',
      read: 'bhbu.read',
      records: bhbuRecords,
      labelOf: ({ namaBHBU }) => namaBHBU,
    }),
  };
