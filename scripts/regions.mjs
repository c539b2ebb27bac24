// Generates server/domains/lookup/data/regions.json from the idn-area-data package:
//   npm pack idn-area-data@4.0.1 && tar xzf idn-area-data-4.0.1.tgz && node scripts/regions.mjs package/data
// The package is not a dependency, because it includes 80,000 villages and requires Node 22.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const from = process.argv[2];
if (!from) throw new Error('Pass the data folder of the unpacked package.');

const rows = file =>
  readFileSync(join(from, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map(line => line.split(','));

const regions = {
  provinces: Object.fromEntries(rows('provinces.csv')),
  regencies: Object.fromEntries(rows('regencies.csv').map(([code, , name]) => [code, name])),
};
const target = join(import.meta.dirname, '../server/domains/lookup/data/regions.json');
writeFileSync(target, `${JSON.stringify(regions, null, 2)}\n`);
