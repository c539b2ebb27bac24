import { buildOfflineDevice } from '../../builders/offline-device.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { doseBody } from '../../builders/vaksinasi.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

/** The callers of the scoped calls of a clinic without network. */
export const offlineCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'luring.decide': async (server, role) => {
    const make = async ({ id, bhbuId, faskesId }: Awaited<ReturnType<typeof signInMember>>) => {
      const nurse = await server.signIn({ role: 'FASKES', faskesId });
      const device = buildOfflineDevice(server, { ...nurse, faskesId });
      await device.open();
      const one = await buildPeserta(server.deps, { userId: id, bhbuId, idFaskes: faskesId });
      const act = device.act('KUNJUNGAN', one.id, doseBody(one.id, faskesId, { dosisKe: 2 }));
      await device.send(act);
      return act.id;
    };
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: await make(me),
      foreignId: await make(other),
      foreignText: null,
      body: { keputusan: 'BUANG', alasan: 'Salah orang' },
    };
  },
};
