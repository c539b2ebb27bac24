/** Runs the named drills, or all of them: `npm run drill`, `npm run drill -- failover`. */
async function run(): Promise<void> {
  const all = ['failover', 'replica'];
  const requested = process.argv.slice(2);
  for (const name of requested.length > 0 ? requested : all) {
    if (!all.includes(name)) throw new Error(`No drill ${name}; there are ${all.join(', ')}.`);
    console.log(`# ${name}`);
    const { drill } = (await import(`./${name}.ts`)) as { drill: () => Promise<boolean> };
    const hasPassed = await drill();
    console.log(hasPassed ? 'passed\n' : 'FAILED\n');
    if (!hasPassed) process.exitCode = 1;
  }
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
