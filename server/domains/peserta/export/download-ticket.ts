import { pesertaCalls, type ExportCallName } from '#contract/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';

const exportPaths: Record<ExportCallName, string> = {
  Export: pesertaCalls.export.path,
  exportByUserId: pesertaCalls.exportByUser.path,
  ExportFaskes: pesertaCalls.exportFaskes.path,
  exportfaskesexternal: pesertaCalls.exportFaskesExternal.path,
};

export const exportTicket: Handler<typeof pesertaCalls.exportTicket> = (ctx, { body }) =>
  issueExportTicket(ctx, exportPaths[body.panggilan], body.kueri);
