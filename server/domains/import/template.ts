import type { importCalls } from '#contract/domains/import/index.ts';
import { canSeeBhbu } from '#server/domains/bhbu/index.ts';
import { listFaskesCodes } from '#server/domains/faskes/index.ts';
import { kabKotaName, lookupLists } from '#server/domains/lookup/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { streamResponse } from '#server/platform/files/stream.ts';
import { notFound } from '#server/platform/problem.ts';
import { buildTemplateSheets } from '#server/platform/spreadsheet/template.ts';
import { writeWorkbook, xlsxMediaType } from '#server/platform/spreadsheet/write-workbook.ts';

/**
 * Returns the import template with the facilities that serve a company, as choices of their column and in the sheet
 * of references. @throws Problem 404
 */
export const template: Handler<typeof importCalls.template> = async (ctx, { params }) => {
  if (!(await canSeeBhbu(ctx, params.idBHBU))) throw notFound('bhbu');
  const found = await listFaskesCodes(ctx.db, params.idBHBU);
  const faskes = found.map(({ code, name, kabKota }) => ({
    code,
    name,
    namaKabKota: kabKota === null ? null : kabKotaName(kabKota),
  }));
  return streamResponse(
    {
      name: 'TemplateUploadPeserta.xlsx',
      mediaType: xlsxMediaType,
      bytes: writeWorkbook({ sheets: buildTemplateSheets({ ...lookupLists, faskes }) }),
    },
    ({ failure }) => {
      if (failure !== undefined) ctx.log.error({ err: failure }, 'template aborted');
    },
    { timers: ctx.deps.timers },
  );
};
