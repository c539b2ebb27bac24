import { pesertaCalls, type ExportCall } from '#contract/peserta/index.ts';
import { issueTicket } from '../auth/ticket.ts';
import type { Verb } from '../context.ts';

const paths: Record<ExportCall, string> = {
  Export: pesertaCalls.export.path,
  exportByUserId: pesertaCalls.exportByUser.path,
  ExportFaskes: pesertaCalls.exportFaskes.path,
  exportfaskesexternal: pesertaCalls.exportFaskesExternal.path,
};

export const exportTicket: Verb<typeof pesertaCalls.exportTicket> = async (ctx, { body }) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(body.kueri)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const { ticket, expiresAt } = await issueTicket(ctx, paths[body.panggilan], query);
  return { tiket: ticket, berlakuSampai: expiresAt };
};
