import { exitWithError, withDatabase } from './with-database.ts';

withDatabase(process.env, () => {
  console.log('Skema basis data sudah yang terbaru.');
  return Promise.resolve();
}).catch(exitWithError);
