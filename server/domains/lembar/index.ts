import type { lembarCalls } from '#contract/domains/lembar/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { enterRow } from './enter-row.ts';
import { makeSheet } from './make-sheet.ts';
import { readFile } from './read-file.ts';
import { getSheet, listSheets } from './sheet.ts';

export const lembarHandlers: Handlers<typeof lembarCalls> = {
  list: listSheets,
  create: makeSheet,
  get: getSheet,
  record: enterRow,
  readFile,
};
