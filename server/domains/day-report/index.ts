import type { dayReportCalls, DayReport } from '#contract/domains/stock/day-report.ts';
import { dayReportDocument } from '#documents/stock/day-report.ts';
import { findVisibleFaskesName } from '#server/domains/faskes/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { countKipi, findDayStock, findGiven, findResults, findWasted } from './figures.ts';

/** The day's report of a facility, from the figures as they are now. */
export const dayReportHandlers: Handlers<typeof dayReportCalls> = {
  printed: async (ctx, { params: { id }, query }) => {
    const today = dayInJakarta(ctx.now);
    const tanggal = query.tanggal ?? today;
    if (tanggal > today) throw invalidField('tanggal', message('dayReport.future'));
    const isOther = ctx.scope === 'own' && id !== ctx.user.faskesId;
    const namaFaskes = isOther ? undefined : await findVisibleFaskesName(ctx, id);
    if (namaFaskes === undefined) throw notFound('faskes');
    const report: DayReport = {
      namaFaskes,
      tanggal,
      dibuat: ctx.now.toISOString(),
      dibuatOleh: ctx.user.fullName,
      diberikan: await findGiven(ctx.db, id, tanggal),
      hasil: await findResults(ctx.db, id, tanggal),
      terbuang: await findWasted(ctx.db, id, tanggal),
      kipi: await countKipi(ctx.db, id, tanggal),
      stok: await findDayStock(ctx.db, id, tanggal),
    };
    return { dokumen: dayReportDocument(report), berkas: null, penerima: [] };
  },
};
