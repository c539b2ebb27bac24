import type { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createDocumentHandlers } from '#server/platform/document/index.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { card } from './card.ts';
import { certificateDocuments } from './document.ts';
import { issue, issueAll } from './issue.ts';
import { list, ofPeserta } from './list.ts';
import { setNationalNumber } from './national-number.ts';
import { pdfHandlers } from './pdf.ts';
import { certificateRecords } from './records.ts';
import { revoke } from './revoke.ts';
import { waiting } from './waiting.ts';

export { certificateDocuments, earlierCertificates } from './document.ts';
export { list as certificatePage } from './list.ts';
export { publishedCardKeys, revokedCardsOf } from './published-cards.ts';
export { countUnissued } from './waiting.ts';

export const certificateHandlers: Handlers<typeof certificateCalls> = {
  list,
  waiting,
  get: (ctx, { params }) => certificateRecords.get(ctx, params.id),
  ofPeserta,
  issue,
  issueAll,
  revoke,
  setNationalNumber,
  ...createDocumentHandlers(certificateDocuments),
  card,
  ...pdfHandlers,
  history: createHistoryHandler('certificate', certificateRecords),
};
