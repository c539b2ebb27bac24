import { dayInZone } from '#contract/core/values/zone.ts';
import type { dayReportCalls, DayReport } from '#contract/domains/stock/day-report.ts';
import { dayReportDocument } from '#documents/stock/day-report.ts';
import { findVisibleFaskes } from '#server/domains/faskes/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { countKipi, findDayStock, findGiven, findResults, findWasted } from './figures.ts';

/** The day's report of a facility, from the figures as they are now. */
export const dayReportHandlers: Handlers<typeof dayReportCalls> = {
  printed: async (ctx, { params: { id }, query }) => {
    const isOther = ctx.scope === 'own' && id !== ctx.user.faskesId;
    const facility = isOther ? undefined : await findVisibleFaskes(ctx, id);
    if (!facility) throw notFound('faskes');
    const { namaFaskes, zona } = facility;
    const today = dayInZone(ctx.now, zona);
    const tanggal = query.tanggal ?? today;
    if (tanggal > today) throw invalidField('tanggal', message('dayReport.future'));
    const report: DayReport = {
      namaFaskes,
      zona,
      tanggal,
      dibuat: ctx.now.toISOString(),
      dibuatOleh: ctx.user.fullName,
      diberikan: await findGiven(ctx.db, id, tanggal),
      hasil: await findResults(ctx.db, id, tanggal),
      terbuang: await findWasted(ctx.db, id, tanggal),
      kipi: await countKipi(ctx.db, id, tanggal, zona),
      stok: await findDayStock(ctx.db, id, tanggal),
    };
    return { dokumen: dayReportDocument(report), berkas: null, penerima: [] };
  },
};
