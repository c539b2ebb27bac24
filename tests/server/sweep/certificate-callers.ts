import { buildProduct } from '../../builders/batch.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import type { ScopedCallerFactory } from './members.ts';
import { pair, type Build } from './order-callers.ts';

/** Registers a vaccinated participant of the owner's company and facility. */
const buildHolder: Build = async (server, { id, bhbuId, faskesId }) => {
  const holder = await buildPeserta(server.deps, { userId: id, bhbuId, idFaskes: faskesId });
  await buildDose(server.db, { pesertaId: holder.id, faskesId });
  return holder.id;
};

/** Issues the proof of such a participant. */
const buildCertificate: Build = async (server, owner, caller) => {
  const idPeserta = await buildHolder(server, owner, caller);
  const { token } = await server.signIn({ role: 'ADMIN' });
  const body = { idPeserta };
  return Number((await server.request('POST', '/Sertifikat', { token, body })).json['id']);
};

/** Issues the proof of a participant. @returns the id of the participant */
const buildHolderWithCertificate: Build = async (server, owner, caller) => {
  const idPeserta = await buildHolder(server, owner, caller);
  const { token } = await server.signIn({ role: 'ADMIN' });
  await server.request('POST', '/Sertifikat', { token, body: { idPeserta } });
  return idPeserta;
};

/** The state table does not let companies revoke, whatever their permissions. */
const revocation: ScopedCallerFactory = async (server, role) => ({
  ...(await pair(buildCertificate, () => ({ alasan: 'Salah orang' }))(server, role)),
  ...(role === 'BHBU' ? { refusal: 403 } : {}),
});

/** Issues a proof with a SMART Health Card, as one with a vaccine of a known code has. */
const buildCertificateWithCard: Build = async (server, owner) => {
  const { id, bhbuId, faskesId } = owner;
  const holder = await buildPeserta(server.deps, { userId: id, bhbuId, idFaskes: faskesId });
  const idProduk = await buildProduct(server.db, { kodeCVX: '510' });
  await buildDose(server.db, { pesertaId: holder.id, faskesId, idProduk });
  const { token } = await server.signIn({ role: 'ADMIN' });
  const body = { idPeserta: holder.id };
  return Number((await server.request('POST', '/Sertifikat', { token, body })).json['id']);
};

const silent = { silent: true };

/** The callers of the scoped calls of proofs of vaccination. */
export const certificateCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'certificate.get': pair(buildCertificate),
  'certificate.ofPeserta': pair(buildHolderWithCertificate),
  'certificate.revoke': revocation,
  'certificate.setNationalNumber': pair(
    buildHolder,
    () => ({ noSertifikatNasional: 'SN-42' }),
    silent,
  ),
  'certificate.printed': pair(buildCertificate),
  'certificate.pdf': pair(buildCertificate, undefined, silent),
  'certificate.card': pair(buildCertificateWithCard, undefined, silent),
  'certificate.send': pair(buildCertificate, () => ({ kepada: ['penerima@contoh.test'] }), silent),
  'certificate.history': pair(buildCertificate, undefined, silent),
};
