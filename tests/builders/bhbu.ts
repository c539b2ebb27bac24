import type { CallInput } from '#contract/endpoint.ts';
import type { bhbuCalls } from '#contract/bhbu.ts';
import type { TestServer } from '../server/harness/server.ts';
import { answers } from './application.ts';

type Body = NonNullable<CallInput<typeof bhbuCalls.create>['body']>;

/** Returns a valid company as the console sends it. */
export function bhbuBody(overrides: Partial<Body> = {}): Body {
  const { jumlahKaryawan, estimasiPeserta, keluargaDisertakan, anggotaKadin, ...texts } = answers();
  return {
    ...(texts as unknown as Body),
    jumlahKaryawan: Number(jumlahKaryawan),
    estimasiPeserta: Number(estimasiPeserta),
    keluargaDisertakan: keluargaDisertakan === 'true',
    anggotaKadin: anggotaKadin === 'true',
    ...overrides,
  };
}

/** Creates an active company through the call that an administrator uses. */
export async function makeBhbu(
  server: TestServer,
  token: string,
  overrides: Partial<Body> = {},
): Promise<{ id: number; version: number; body: Body }> {
  const body = bhbuBody(overrides);
  const { status, json, text } = await server.ask('POST', '/bhbu', { token, body });
  if (status !== 201) throw new Error(`not made: ${text}`);
  return { id: Number(json['id']), version: Number(json['version']), body };
}
