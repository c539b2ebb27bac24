import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { drawDocument } from '../draw-document.ts';

/** What the thread renders, and how long it may take. */
export interface RenderJob {
  readonly document: PrintedDocument;
  readonly seconds: number;
}

const port = parentPort;
if (!port) throw new Error('This file runs only in a worker thread.');
const { document, seconds } = (workerData as { readonly job: RenderJob }).job;
const bytes = new Uint8Array(await drawDocument(document, { seconds }));
port.postMessage(bytes, [bytes.buffer]);
