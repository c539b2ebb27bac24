import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from '../harness/server.ts';

/** Solves a captcha as a browser does. @returns the token to send */
export async function solveCaptcha(server: TestServer): Promise<string> {
  const { json } = await server.request('GET', '/public/captcha');
  const challenge = json as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
