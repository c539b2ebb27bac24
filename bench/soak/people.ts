import { factorCalls } from '#contract/domains/factor.ts';
import { machineAccountCalls } from '#contract/domains/machine-account.ts';
import { permintaanDataCalls } from '#contract/domains/permintaan-data/calls.ts';
import { demoPassword } from '#server/app/demo/users.ts';
import { spell } from '../random.ts';
import { namePrefix, violate, type Run } from './activities.ts';
import type { Client } from './client.ts';
import { untilChanged } from './trade.ts';

/** Records a request of a person about their data, which nothing but its key keeps from being recorded twice. */
export async function recordRequest(run: Run, client: Client): Promise<void> {
  const number = run.next();
  const nama = `${namePrefix} Pemohon ${spell(number)}`;
  try {
    const { id } = await client.untilAnswered(
      permintaanDataCalls.create,
      {
        body: {
          saluran: 'EMAIL',
          jenis: 'SALINAN',
          hubungan: 'DIRI',
          nama,
          email: `pemohon${number}@beban.test`,
        },
      },
      { key: `soak-request-${number}` },
    );
    run.ledger.requests.push({ id, nama });
    run.statistics.countWrite('request of a person');
  } catch (error) {
    violate(run, 'request of a person', error);
  }
}

/** Makes a machine account after the password was proved, and revokes it; its answer is never stored for a repeat. */
export async function makeMachineAccount(run: Run, client: Client): Promise<void> {
  try {
    await client.untilAnswered(factorCalls.confirm, { body: { passwordLama: demoPassword } });
    const nama = `${namePrefix} Mesin ${spell(run.next())}`;
    const made = await client.untilAnswered(machineAccountCalls.create, {
      body: { nama, hak: ['BACA_STOK'], berlakuHari: '30' },
    });
    const params = { id: made.id };
    // A seller has `maxMachineAccounts` at most.
    await untilChanged(
      client,
      () => client.once(machineAccountCalls.revoke, { params, body: { alasan: 'Uji beban' } }),
      async () =>
        (await client.untilAnswered(machineAccountCalls.get, { params })).status === 'DICABUT',
    );
    run.ledger.machines.push({ id: made.id });
    run.statistics.countWrite('machine account');
  } catch (error) {
    violate(run, 'machine account', error);
  }
}

/** Compares requests and machine accounts with those that were acknowledged. */
export async function comparePeople(run: Run, admin: Client): Promise<void> {
  const { requests, machines } = run.ledger;
  for (const { id, nama } of requests) {
    const found = await admin.untilAnswered(permintaanDataCalls.list, { query: { q: nama } });
    const same = found.data.filter(one => one.nama === nama);
    if (!same.some(one => one.id === id)) run.statistics.violate('lost: a request of a person');
    if (same.length > 1) run.statistics.violate('doubled: a request of a person');
  }
  for (const { id } of machines) {
    const { status } = await admin.untilAnswered(machineAccountCalls.get, { params: { id } });
    if (status !== 'DICABUT') run.statistics.violate('lost: the revocation of a machine account');
  }
}
