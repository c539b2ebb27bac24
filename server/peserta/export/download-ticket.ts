import { pesertaCalls, type ExportCallName } from '#contract/peserta/index.ts';
import { issueDownloadTicket } from '../../files/download-ticket.ts';
import type { Handler } from '../../context.ts';

const exportPaths: Record<ExportCallName, string> = {
  Export: pesertaCalls.export.path,
  exportByUserId: pesertaCalls.exportByUser.path,
  ExportFaskes: pesertaCalls.exportFaskes.path,
  exportfaskesexternal: pesertaCalls.exportFaskesExternal.path,
};

export const exportTicket: Handler<typeof pesertaCalls.exportTicket> = async (ctx, { body }) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(body.kueri)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const { ticket, expiresAt } = await issueDownloadTicket(ctx, exportPaths[body.panggilan], query);
  return { tiket: ticket, berlakuSampai: expiresAt };
};
