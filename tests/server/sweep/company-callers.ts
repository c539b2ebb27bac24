import { and, eq } from 'drizzle-orm';
import type { Attachment } from '#contract/core/attachment.ts';
import { attachment, bhbu, note } from '#server/platform/db/schema/index.ts';
import { registerCompany, applicationDocuments, toFormData } from '../../builders/application.ts';
import { buildEvidencePdf } from '../../builders/faskes.ts';
import { addNote } from '../../builders/note.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

/** Creates the caller's active company and another, whose documents contain its name. */
export const companies =
  (body?: (own: string) => unknown, { silent = false } = {}): ScopedCallerFactory =>
  async (server, role) => {
    const other = `PT Lain ${role}`;
    const [ownCompany, foreign] = [
      await registerCompany(server),
      await registerCompany(server, { namaBHBU: other }),
    ];
    for (const { id } of [ownCompany, foreign]) {
      await server.db.update(bhbu).set({ status: 'AKTIF', isActive: true }).where(eq(bhbu.id, id));
    }
    const { token } = await server.signIn({ role, bhbuId: ownCompany.id });
    const secret = silent ? null : other;
    return {
      token,
      ownId: ownCompany.id,
      foreignId: foreign.id,
      foreignText: secret,
      body: body?.(ownCompany.name),
    };
  };

/** Returns an upload body with one document; any document will do. */
export const singleFileForm =
  (field: string, document = field) =>
  () =>
    toFormData({ [field]: applicationDocuments()[document] ?? '' });

/** Creates the caller's company and another, without documents. */
export const bareCompanies =
  (body?: () => unknown): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: me.bhbuId,
      foreignId: other.bhbuId,
      foreignText: null,
      body: body?.(),
    };
  };

/** Uploads a document to the caller's company and to another. */
export const companyDocuments: ScopedCallerFactory = async (server, role) => {
  const admin = await server.signIn({ role: 'ADMIN' });
  const subject = await bareCompanies()(server, role);
  const upload = async (id: number | string): Promise<string> => {
    const call = { token: admin.token, body: singleFileForm('fileNPWP')() };
    await server.request('POST', `/BHBU/UploadFileNPWP/${id}`, call);
    const { json } = await server.request('GET', `/BHBU/${id}/lampiran`, { token: admin.token });
    return (json as unknown as Attachment[])[0]?.id ?? '';
  };
  return {
    ...subject,
    ownId: await upload(subject.ownId),
    foreignId: await upload(subject.foreignId),
  };
};

/** Adds a note to the caller's company and to another; the caller is the author of both. */
export const notes: ScopedCallerFactory = async (server, role) => {
  const me = await signInMember(server, role);
  const otherBhbuId = await buildBhbu(server.db);
  const author = await server.signIn({ role: 'ADMIN' });
  const make = async (bhbuId: number): Promise<number> => {
    const sent = { visibilitas: 'PERUSAHAAN', berkas1: buildEvidencePdf() } as const;
    const id = (await addNote(server, author.token, bhbuId, sent)).json['id'] as number;
    await server.db.update(note).set({ authorId: me.id }).where(eq(note.id, id));
    return id;
  };
  const ownId = await make(me.bhbuId);
  const foreignId = await make(otherBhbuId);
  return { token: me.token, ownId, foreignId, foreignText: null };
};

/** Like `notes`, with the files of the notes. */
export const noteFiles: ScopedCallerFactory = async (server, role) => {
  const subject = await notes(server, role);
  const fileOf = async (id: number | string): Promise<string> => {
    const [file] = await server.db
      .select({ id: attachment.id })
      .from(attachment)
      .where(and(eq(attachment.resource, 'note'), eq(attachment.recordId, String(id))));
    return file?.id ?? '';
  };
  return {
    ...subject,
    ownId: await fileOf(subject.ownId),
    foreignId: await fileOf(subject.foreignId),
  };
};
