import { endpoint } from '../core/endpoint.ts';
import { jsonValue } from '../core/json-value.ts';
import { idParams } from '../core/list.ts';
import { issueMessage } from '../core/messages/message.ts';
import { recordFields } from '../core/record.ts';
import { roles } from '../core/roles.ts';
import { textWithoutNik } from '../core/values/company.ts';
import { z } from '../core/zod.ts';
import { checkPreference } from './preference.ts';

/** Most shared views of one list. */
export const maxSharedViews = 50;

/** The name of a list, as the preferences of its columns and filters have it. */
const listName = z.string().regex(/^[a-zA-Z]{1,40}$/, issueMessage('preference.unknown'));

const columnNames = z.array(z.string().max(60)).max(200);

/** What a list shows: its filter, order and columns. It holds no identity number. */
const view = z
  .strictObject({
    filter: z.record(z.string().max(60), jsonValue),
    sort: z.strictObject({ field: z.string().max(60), order: z.enum(['ASC', 'DESC']) }).nullable(),
    columns: z
      .strictObject({ order: columnNames, hidden: columnNames, isCompact: z.boolean().optional() })
      .nullable(),
  })
  .superRefine(checkPreference);

export const sharedViewInput = z.strictObject({
  daftar: listName,
  nama: textWithoutNik(1, 60),
  /** The base roles that see it. */
  peran: z.array(z.enum(roles)).min(1).max(roles.length),
  tampilan: view,
});

/** A saved filter of a list that the accounts of some roles see too. */
export const sharedView = z.object({
  id: z.int(),
  ...sharedViewInput.shape,
  ...recordFields,
});
export type SharedView = z.infer<typeof sharedView>;

export const sharedViewCalls = {
  list: endpoint({
    method: 'GET',
    path: '/TampilanBersama',
    access: 'sharedView.read',
    summary: 'Filter tersimpan sebuah daftar yang dibagikan kepada peran pemanggil',
    extension: true,
    query: z.strictObject({ daftar: listName }),
    answer: z.array(sharedView),
  }),
  create: endpoint({
    method: 'POST',
    path: '/TampilanBersama',
    access: 'sharedView.create',
    summary: 'Membagikan filter tersimpan kepada peran; nama yang sama diganti',
    extension: true,
    body: sharedViewInput,
    status: 201,
    answer: sharedView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/TampilanBersama/{id}',
    access: 'sharedView.delete',
    summary: 'Berhenti membagikan filter tersimpan',
    extension: true,
    params: idParams,
    answer: sharedView,
  }),
};
