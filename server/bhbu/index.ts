import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Handlers } from '../context.ts';
import { choices } from './query/choices.ts';
import { create } from './edit/create.ts';
import { assign, facilities, unassign } from './faskes-assignment.ts';
import { updateInvoiceAccount } from './edit/invoice-account.ts';
import { remove, restore, setActive } from './edit/lifecycle.ts';
import { list } from './query/list.ts';
import {
  createDownloadHandler,
  createUploadHandler,
  uploadSKB,
} from './documents/document-handlers.ts';
import { getBhbu } from './query/get.ts';
import { update } from './edit/update.ts';

export const bhbuHandlers: Handlers<typeof bhbuCalls> = {
  choices,
  choicesByPost: choices,
  list,
  get: (ctx, { params }) => getBhbu(ctx, params.id),
  create,
  update,
  setActive,
  remove,
  restore,
  updateInvoiceAccount,
  uploadNPWP: createUploadHandler('fileNPWP'),
  uploadLegalitas: createUploadHandler('fileLegalitas'),
  uploadSIUP: createUploadHandler('fileSIUP'),
  uploadSKB,
  downloadNPWP: createDownloadHandler('fileNPWP'),
  downloadLegalitas: createDownloadHandler('fileLegalitas'),
  downloadSIUP: createDownloadHandler('fileSIUP'),
  downloadSKB: createDownloadHandler('fileSKB'),
  facilities,
  assign,
  unassign,
};
