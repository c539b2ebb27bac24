import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

/**
 * Runs the named benches, or all of them: `npm run bench`, `npm run bench -- calls`. Arguments that are paths go to
 * the benches: `npm run bench -- readers FOLDER`.
 */
async function run(): Promise<void> {
  const given = process.argv.slice(2);
  const all = readdirSync(import.meta.dirname)
    .filter(file => file.endsWith('.bench.ts'))
    .map(file => file.replace('.bench.ts', ''));
  const paths = given.filter(one => !all.includes(one) && existsSync(one));
  const requested = given.filter(one => !paths.includes(one));
  const names = requested.length > 0 ? requested : all;
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
  );
  for (const name of names) {
    if (!all.includes(name)) throw new Error(`No bench ${name}; there are ${all.join(', ')}.`);
    const { bench } = (await import(`./${name}.bench.ts`)) as {
      bench: (paths: readonly string[]) => Promise<void>;
    };
    console.log(`# ${name}`);
    await bench(paths);
    console.log();
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
