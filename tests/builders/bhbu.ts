import type { CallInput } from '#contract/core/endpoint.ts';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { TestServer } from '../server/harness/server.ts';
import { applicationFields } from './application.ts';

type BhbuBody = NonNullable<CallInput<typeof bhbuCalls.create>['body']>;

/** Returns a valid company as the console sends it. */
export function bhbuBody(overrides: Partial<BhbuBody> = {}): BhbuBody {
  const { jumlahKaryawan, estimasiPeserta, keluargaDisertakan, anggotaKadin, ...texts } =
    applicationFields();
  return {
    ...(texts as unknown as BhbuBody),
    jumlahKaryawan: Number(jumlahKaryawan),
    estimasiPeserta: Number(estimasiPeserta),
    keluargaDisertakan: keluargaDisertakan === 'true',
    anggotaKadin: anggotaKadin === 'true',
    ...overrides,
  };
}

/** Creates an active company through the call that an administrator uses. */
export async function createBhbu(
  server: TestServer,
  token: string,
  overrides: Partial<BhbuBody> = {},
): Promise<{ id: number; version: number; body: BhbuBody }> {
  const body = bhbuBody(overrides);
  const { status, json, text } = await server.request('POST', '/bhbu', { token, body });
  if (status !== 201) throw new Error(`the company was not created: ${text}`);
  return { id: Number(json['id']), version: Number(json['version']), body };
}
