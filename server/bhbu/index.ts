import type { bhbuCalls } from '#contract/bhbu.ts';
import type { Verbs } from '../context.ts';
import { choices } from './choices.ts';
import { create } from './create.ts';
import { assign, facilities, unassign } from './facilities.ts';
import { updateInvoiceAccount } from './invoice-account.ts';
import { remove, restore, setActive } from './life.ts';
import { list } from './list.ts';
import { documentOf, uploadOf, uploadSKB } from './papers.ts';
import { getBhbu } from './read.ts';
import { update } from './update.ts';

export const bhbuVerbs: Verbs<typeof bhbuCalls> = {
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
  uploadNPWP: uploadOf('fileNPWP'),
  uploadLegalitas: uploadOf('fileLegalitas'),
  uploadSIUP: uploadOf('fileSIUP'),
  uploadSKB,
  downloadNPWP: documentOf('fileNPWP'),
  downloadLegalitas: documentOf('fileLegalitas'),
  downloadSIUP: documentOf('fileSIUP'),
  downloadSKB: documentOf('fileSKB'),
  facilities,
  assign,
  unassign,
};
