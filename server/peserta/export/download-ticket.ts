import { pesertaCalls, type ExportCallName } from '#contract/peserta/index.ts';
import { issueExportTicket } from '../../files/export-queue.ts';
import type { Handler } from '../../context.ts';

const exportPaths: Record<ExportCallName, string> = {
  Export: pesertaCalls.export.path,
  exportByUserId: pesertaCalls.exportByUser.path,
  ExportFaskes: pesertaCalls.exportFaskes.path,
  exportfaskesexternal: pesertaCalls.exportFaskesExternal.path,
};

export const exportTicket: Handler<typeof pesertaCalls.exportTicket> = (ctx, { body }) =>
  issueExportTicket(ctx, exportPaths[body.panggilan], body.kueri);
