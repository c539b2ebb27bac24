const root=process.argv[2]!;
const file=process.argv[3]!;
const { readSpreadsheetRows } = await import(root+'/server/platform/spreadsheet/read-rows.ts');
const { defaultLimits } = await import(root+'/server/platform/spreadsheet/limits.ts');
const { toSheetRow } = await import(root+'/server/platform/spreadsheet/sheet-row.ts');
const cols = await import(root+'/contract/domains/import/columns/index.ts');
const { lookupLists } = await import(root+'/server/domains/lookup/index.ts');
const finders=cols.createLookupFinders(lookupLists);
const mapping=cols.matchColumns(cols.pesertaColumns, cols.pesertaColumns.map((c:any)=>c.header));
const cpu=(from:any)=>{const d=process.cpuUsage(from);return Math.round((d.user+d.system)/1000)};
const reads:number[]=[],parses:number[]=[]; let rows:any[]=[];
for (let k=0;k<3;k++){
 rows=[]; const c=process.cpuUsage();
 for await (const b of readSpreadsheetRows({file,kind:file.endsWith('csv')?'csv':'xlsx',limits:{...defaultLimits,rows:200000}})) rows.push(...b.rows);
 reads.push(cpu(c));
}
const cells=rows.map((r:any)=>toSheetRow('x',r).cells);
for (let k=0;k<5;k++){ const c=process.cpuUsage(); for (const x of cells) cols.parseRow(x,mapping,finders); parses.push(cpu(c)); }
console.log(JSON.stringify({root:root.slice(-8),file:file.slice(-12),read:Math.min(...reads),parse:Math.min(...parses)}));
