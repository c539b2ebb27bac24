import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookupLists } from '#server/domains/lookup/index.ts';
import { packageRoot } from '#server/platform/package-root.ts';
import { buildTemplateSheets } from '#server/platform/spreadsheet/template.ts';
import { writeWorkbook } from '#server/platform/spreadsheet/write-workbook.ts';

/**
 * Generates the import template of the console. Run `npm run template` after its columns or lists
 * change.
 */
const target = join(packageRoot(), 'public/TemplateUploadPeserta.xlsx');
const workbook = new Response(writeWorkbook({ sheets: buildTemplateSheets(lookupLists) }));
await writeFile(target, new Uint8Array(await workbook.arrayBuffer()));
console.log(target);
