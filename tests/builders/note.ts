import type { Note, NoteVisibility } from '#contract/core/note.ts';
import type { TestServer, TestResponse } from '../server/harness/server.ts';
import { toFormData } from './application.ts';

export interface NoteFields {
  readonly teks?: string;
  readonly visibilitas?: NoteVisibility;
  readonly sebut?: readonly number[];
  readonly berkas1?: File;
  readonly berkas2?: File;
}

/** Returns the body of a note as the console sends it. */
export const noteFormData = ({ sebut, ...fields }: NoteFields = {}): FormData =>
  toFormData({
    teks: 'Menunggu berkas SKB',
    ...(fields as Record<string, string | File>),
    ...(sebut ? { sebut: JSON.stringify(sebut) } : {}),
  });

/** Adds a note to a company. */
export const addNote = (
  server: TestServer,
  token: string,
  bhbuId: number | string,
  fields?: NoteFields,
): Promise<TestResponse> =>
  server.request('POST', `/BHBU/${bhbuId}/catatan`, { token, body: noteFormData(fields) });

/** Lists the notes on a company. */
export async function listNotes(
  server: TestServer,
  token: string,
  bhbuId: number,
): Promise<Note[]> {
  const { json } = await server.request('GET', `/BHBU/${bhbuId}/catatan`, { token });
  return json['data'] as Note[];
}
