import { readdirSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

/** Runs the named benches, or all of them: `npm run bench`, `npm run bench -- calls`. */
async function run(): Promise<void> {
  const requested = process.argv.slice(2);
  const all = readdirSync(import.meta.dirname)
    .filter(file => file.endsWith('.bench.ts'))
    .map(file => file.replace('.bench.ts', ''));
  const names = requested.length > 0 ? requested : all;
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
  );
  for (const name of names) {
    if (!all.includes(name)) throw new Error(`No bench ${name}; there are ${all.join(', ')}.`);
    const { bench } = (await import(`./${name}.bench.ts`)) as { bench: () => Promise<void> };
    console.log(`# ${name}`);
    await bench();
    console.log();
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
