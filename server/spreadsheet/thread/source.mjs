// Lets a thread run from the sources, where they are TypeScript. The build has its threads as plain
// JavaScript and does not come by here.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
