import { beforeAll, describe, expect, it } from 'vitest';
import { voucherContractFaskes } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { bindBody, unknownCode, useClinicFixture, type ClinicFixture } from './clinic-fixture.ts';

const fixture = useClinicFixture();
let server: ClinicFixture['server'];
let world: ClinicFixture['world'];
let check: ClinicFixture['check'];
let oneVoucher: ClinicFixture['oneVoucher'];
let bound: ClinicFixture['bound'];
let get: ClinicFixture['get'];
beforeAll(() => {
  ({ server, world, check, oneVoucher, bound, get } = fixture());
});

const elsewhere = (code: string) => fixture().atOtherClinic('GET', `/Voucher/checkvoucher/${code}`);

describe('a check by a clinic', () => {
  it('shows an active voucher without a holder, however the code is typed', async () => {
    const { id, code } = await oneVoucher();
    const typed = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    expect((await check(encodeURIComponent(typed))).json).toMatchObject({
      hasil: 'DAPAT_DIPAKAI',
      langkah: 'ISI_PESERTA',
      voucher: { id, status: 'AKTIF', pemegang: null },
    });
    expect(await get(id)).toMatchObject({ checkCount: 1, lastCheckAt: server.now().toISOString() });
  });

  it('shows the holder at the facility of the voucher only', async () => {
    const { id, code, pemegang } = await bound();
    const here = await check(code);
    expect(here.json).toMatchObject({
      hasil: 'DAPAT_DIPAKAI',
      langkah: 'PAKAI',
      voucher: { id, pemegang: { nama: pemegang?.nama } },
    });
    expect(here.text).not.toMatch(/\d{16}/);
    const there = await elsewhere(code);
    expect(there.json).toMatchObject({
      hasil: 'TERIKAT_FASKES_LAIN',
      langkah: null,
      voucher: null,
    });
    expect(there.text).not.toContain(pemegang?.nama);
  });

  it.each([
    ['SUDAH_DIPAKAI', (id: number) => fixture().use(id)],
    ['DIBEKUKAN', (id: number) => fixture().change(id, 'freeze')],
    ['DIBATALKAN', (id: number) => fixture().change(id, 'void')],
  ])('says %s', async (hasil, act) => {
    const { id, code } = await bound();
    expect((await act(id)).status).toBe(200);
    expect((await check(code)).json).toMatchObject({ hasil, langkah: null });
  });

  it('says that a voucher is not active, not accepted here, or suspended', async () => {
    const { voucherContractId } = await oneVoucher({ kuotaVoucher: 2 });
    const { id } = await world.issueTransaction(voucherContractId, 1);
    const [fresh] = await world.vouchersOf(id);
    const code = fresh?.code ?? '';
    expect((await check(code)).json).toMatchObject({ hasil: 'BELUM_AKTIF' });
    await world.move(id, 'activate');
    await fixture().setAgreement('DITANGGUHKAN');
    const suspended = await check(code);
    await fixture().setAgreement('AKTIF');
    expect(suspended.json).toMatchObject({ hasil: 'DITANGGUHKAN' });
    expect(suspended.json['pesan']).toBe(
      'Voucher ini sedang ditangguhkan. Hubungi perusahaan yang memberikannya.',
    );
    await server.db
      .insert(voucherContractFaskes)
      .values({ idContract: voucherContractId, idFaskes: fixture().otherFaskesId });
    expect((await check(code)).json).toMatchObject({ hasil: 'BUKAN_FASKES_INI', voucher: null });
    expect((await elsewhere(code)).json).toMatchObject({ hasil: 'DAPAT_DIPAKAI' });
  });

  it('freezes a usable voucher after five checks in vain', async () => {
    const { id, code } = await bound();
    for (let n = 1; n < 5; n += 1) await elsewhere(code);
    expect((await get(id)).status).toBe('TERIKAT');
    await elsewhere(code);
    expect(await get(id)).toMatchObject({ status: 'DIBEKUKAN', checkCount: 5 });
    expect((await check(code)).json).toMatchObject({ hasil: 'DIBEKUKAN' });
    expect((await fixture().use(id)).status).toBe(409);
    expect((await fixture().change(id, 'release')).json).toMatchObject({ status: 'TERIKAT' });
    await elsewhere(code);
    expect((await get(id)).status).toBe('TERIKAT');
  });

  it('freezes it once when several are in vain at the same time', async () => {
    const { id, code } = await bound();
    const answers = await Promise.all(Array.from({ length: 8 }, () => elsewhere(code)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await get(id)).toMatchObject({ status: 'DIBEKUKAN', checkCount: 8 });
    expect(await fixture().auditOf('voucher.freeze', id)).toBe(1);
  });
});

describe('a check by a company', () => {
  it('shows its own vouchers, and of all others nothing', async () => {
    const { code } = await bound();
    expect((await check(code, 'BHBU')).json).toMatchObject({
      hasil: 'DAPAT_DIPAKAI',
      langkah: null,
      voucher: { status: 'TERIKAT' },
    });
    const stranger = await server.signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    const ask = (one: string) =>
      server.request('GET', `/Voucher/checkvoucher/${one}`, { token: stranger.token });
    const known = await ask(code);
    expect(known.json).toMatchObject({ hasil: 'TIDAK_DIKENAL', voucher: null });
    expect(known.json).toEqual((await ask(unknownCode())).json);
    const read = await server.request('GET', `/Voucher/${code}/code`, { token: stranger.token });
    expect(read.status).toBe(404);
  });
});

describe('guessed codes', () => {
  it('are limited, and then a known code gets the same answer', async () => {
    const { code } = await oneVoucher();
    const { token } = await server.signIn({ role: 'FASKES', faskesId: world.idFaskes });
    const ask = (one: string) =>
      server.request('GET', `/Voucher/checkvoucher/${one}`, { token, peer: '192.0.2.7' });
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push(await ask(unknownCode()));
    expect(answers.slice(0, 20).every(({ json }) => json['hasil'] === 'TIDAK_DIKENAL')).toBe(true);
    const [unknown, known] = [answers[20], await ask(code)];
    const strip = ({ requestId: _id, ...rest }: Record<string, unknown>) => rest;
    expect([unknown?.status, known.status]).toEqual([429, 429]);
    expect(strip(known.json)).toEqual(strip(unknown?.json ?? {}));
    expect(known.headers.get('retry-after')).toBe(unknown?.headers.get('retry-after'));
    const bind = await server.request('POST', '/peserta/pesertavoucher', {
      token,
      peer: '192.0.2.7',
      body: bindBody(code),
    });
    expect(bind.status).toBe(429);
    server.advanceTime(600_000);
    expect((await ask(code)).json).toMatchObject({ hasil: 'DAPAT_DIPAKAI' });
  });

  it('of one account do not use up the limit of the network that it shares', async () => {
    const { code } = await oneVoucher();
    const guesser = await server.signIn({ role: 'FASKES', faskesId: world.idFaskes });
    const colleague = await server.signIn({ role: 'FASKES', faskesId: world.idFaskes });
    const ask = (one: string, token: string) =>
      server.request('GET', `/Voucher/checkvoucher/${one}`, { token, peer: '192.0.2.8' });
    for (let n = 0; n < 100; n += 1) await ask(unknownCode(), guesser.token);
    expect((await ask(code, guesser.token)).status).toBe(429);
    expect((await ask(code, colleague.token)).status).toBe(200);
  });

  it('with a wrong check character are refused before they are looked up', async () => {
    const { code } = await oneVoucher();
    const wrong = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
    expect((await check(wrong)).status).toBe(422);
  });
});

describe('the log', () => {
  it('contains neither codes nor identity numbers', async () => {
    const { code } = await bound();
    await check(code);
    await world.request('ADMIN', 'GET', `/Voucher/${code.toLowerCase()}/code`);
    await world.request('ADMIN', 'GET', `/voucher/check%76oucher/${code}`);
    const logged = server.readLogs();
    expect(logged).toContain('/checkvoucher/[kode]');
    expect(logged).toContain('/[kode]/code');
    expect(logged.toUpperCase()).not.toContain(code);
    expect(logged).not.toMatch(/\d{16}/);
  });
});
