import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { OfflineActInput } from '#contract/domains/luring/index.ts';
import type { TestResponse, TestServer } from '../server/harness/server.ts';

type Head = Pick<OfflineActInput, 'id' | 'perangkat' | 'akun' | 'idFaskes' | 'pada' | 'disiapkan'>;

/** A browser of an account that signs what it did without network. */
export interface OfflineTestDevice {
  readonly perangkat: string;
  readonly publicKey: string;
  /** Asks for its secret; `pertama` false says that it was registered before. */
  readonly open: (token?: string, pertama?: boolean) => Promise<TestResponse>;
  /** Prepares the day, some minutes ago. @returns when */
  readonly prepare: (minutesAgo?: number) => Promise<string>;
  /** Returns an act of now; overrides replace its fields. */
  readonly act: (
    jenis: OfflineActInput['jenis'],
    idPeserta: number,
    isi: object,
    overrides?: Partial<Head>,
  ) => Record<string, unknown> & { readonly id: string };
  /** Signs and sends an act, or a text as it is. */
  readonly send: (
    act: object | string,
    overrides?: Readonly<Record<string, unknown>>,
    token?: string,
  ) => Promise<TestResponse>;
}

/** Makes a browser of an account at a facility; `open` registers it. */
export function buildOfflineDevice(
  server: Pick<TestServer, 'advanceTime' | 'now' | 'request'>,
  account: { readonly id: number; readonly token: string; readonly faskesId: number },
): OfflineTestDevice {
  const perangkat = randomUUID();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  return {
    perangkat,
    publicKey: spki,
    open: (token = account.token, pertama = true) =>
      server.request('POST', '/Luring/perangkat', {
        token,
        body: { perangkat, kunciPublik: spki, pertama },
      }),
    prepare: async (minutesAgo = 0) => {
      server.advanceTime(-minutesAgo * 60_000);
      const { json, status, text } = await server.request('POST', '/Luring/siapkan', {
        token: account.token,
        body: { perangkat },
      });
      server.advanceTime(minutesAgo * 60_000);
      if (status !== 200) throw new Error(text);
      return String(json['disiapkan']);
    },
    act: (jenis, idPeserta, isi, overrides = {}) => ({
      id: randomUUID(),
      perangkat,
      akun: account.id,
      idFaskes: account.faskesId,
      pada: server.now().toISOString(),
      disiapkan: new Date(server.now().getTime() - 3_600_000).toISOString(),
      idPeserta,
      nama: 'Peserta Contoh',
      jenis,
      isi,
      ...overrides,
    }),
    send: (act, overrides = {}, token = account.token) => {
      const tindakan = typeof act === 'string' ? act : JSON.stringify(act);
      const tandaTangan = sign('sha256', Buffer.from(tindakan), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url');
      return server.request('POST', '/Luring/tindakan', {
        token,
        body: { perangkat, tindakan, tandaTangan, ...overrides },
      });
    },
  };
}
