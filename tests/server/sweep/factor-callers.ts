import { device, passkey } from '#server/platform/db/schema/index.ts';
import type { TestServer } from '../harness/server.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

let sequence = 0;

/** Inserts a passkey of an account, which no authenticator has. */
async function buildPasskey(server: TestServer, userId: number) {
  sequence += 1;
  const [row] = await server.db
    .insert(passkey)
    .values({
      userId,
      nama: `Kunci rahasia ${sequence}`,
      credentialId: `kredensial ${sequence}`,
      publicKey: Buffer.from('kunci'),
      counter: 0,
      transports: [],
      createdAt: server.now().toISOString(),
    })
    .returning({ id: passkey.id, text: passkey.nama });
  return row ?? { id: 0, text: '' };
}

/** Inserts a device that an account trusts. */
async function buildDevice(server: TestServer, userId: number) {
  sequence += 1;
  const at = server.now();
  const [row] = await server.db
    .insert(device)
    .values({
      userId,
      hash: `perangkat ${sequence}`,
      userAgent: `Peramban rahasia ${sequence}`,
      createdAt: at.toISOString(),
      lastSeenAt: at.toISOString(),
      trustedUntil: new Date(at.getTime() + 86_400_000).toISOString(),
    })
    .returning({ id: device.id, text: device.userAgent });
  return { id: row?.id ?? 0, text: row?.text ?? '' };
}

/** Creates a record of the caller and one of another account. */
const pair =
  (build: typeof buildPasskey, body?: object): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const own = await build(server, me.id);
    const foreign = await build(server, (await signInMember(server, role)).id);
    return {
      token: me.token,
      ownId: own.id,
      foreignId: foreign.id,
      foreignText: body ? null : foreign.text,
      body,
    };
  };

/** The callers of the scoped calls of second factors and trusted devices. */
export const factorCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'factor.renamePasskey': pair(buildPasskey, { nama: 'Nama lain' }),
  'factor.removePasskey': pair(buildPasskey),
  'factor.distrustDevice': pair(buildDevice),
};
