import { buildSheetFile, type SheetLine } from '../../builders/sheet-file.ts';
import { uploadFile, type ImportFixture } from './fixture.ts';

/** Path of the import of boosters at a facility; 0 is the facility of the account. */
export const boosterPath = (faskesId = 0): string => `/Peserta/ImportBooster/${faskesId}`;

/** Path of the import of boosters given elsewhere. */
export const externalPath = '/Peserta/importFaskesExternalBooster';

/** Returns functions that upload boosters and list participants with the accounts of a fixture. */
export const boosterUploads = (fixture: () => ImportFixture) => ({
  /** Uploads boosters, by default for preview only. */
  uploadBoosters: async (
    lines: readonly SheetLine[],
    { path = boosterPath(), token = fixture().company.token, preview = true } = {},
  ) =>
    await uploadFile(fixture(), await buildSheetFile(lines, { kind: 'booster' }), {
      path: preview ? `${path}?preview=true` : path,
      token,
    }),
  listByNik: async (nik: string) => {
    const { server, admin } = fixture();
    const { json } = await server.request('GET', `/Peserta?nik=${nik}&pageSize=50`, {
      token: admin.token,
    });
    return (json as { data: Record<string, unknown>[] }).data;
  },
});
