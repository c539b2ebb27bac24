import type { CallInput } from '#contract/endpoint.ts';
import type { bhbuCalls } from '#contract/bhbu.ts';
import type { TestServer } from '../server/harness/server.ts';
import { answers } from './application.ts';

type Body = NonNullable<CallInput<typeof bhbuCalls.create>['body']>;

/** A company that has everything in order, as the console sends it. */
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

/** A company that takes part, with all of its answers; made as an administrator makes one. */
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
