import { describe, expect, it } from 'vitest';
import { definition as bhbu } from '#src/resources/bhbu/definition.ts';
import { programmeBoosters } from '#src/resources/booster/definition.ts';
import { definition as distributor } from '#src/resources/distributor/definition.ts';
import { definition as faskes } from '#src/resources/faskes/definition.ts';
import { allPeserta } from '#src/resources/peserta/definition.ts';
import { definition as product } from '#src/resources/product/definition.ts';
import { definition as service } from '#src/resources/service/definition.ts';
import { definition as user } from '#src/resources/user/definition.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { Session } from '#src/providers/session.ts';
import { actionsOf } from '#src/kit/actions/action.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';

interface SentCall {
  readonly params?: object;
  readonly body?: { readonly isActive?: boolean; readonly act?: string };
}

/** Runs an action on a record, or undoes it. @returns the calls that this sends */
async function callsOf(definition: ResourceSpec, name: string, step: 'run' | 'undo') {
  const sent: SentCall[] = [];
  const call = ((_endpoint: unknown, input: SentCall) => {
    sent.push(input);
    return Promise.resolve({ failed: [] });
  }) as unknown as Call;
  const action = actionsOf(definition, {} as AppDataProvider, call).find(one => one.name === name);
  const record = { id: 7, version: 3, alasanNonaktif: 'Semula' } as AnyRecord;
  if (step === 'run') await action?.run(record, { alasan: 'Alasan' });
  else await action?.undo?.([record]);
  return sent;
}

describe.each([
  { definition: allPeserta, deactivate: 'nonaktif', activate: 'aktif' },
  { definition: bhbu, deactivate: 'deactivate', activate: 'activate' },
  { definition: distributor, deactivate: 'nonaktif', activate: 'aktif' },
  { definition: faskes, deactivate: 'nonaktif', activate: 'aktif' },
  { definition: product, deactivate: 'nonaktif', activate: 'aktif' },
  { definition: service, deactivate: 'nonaktif', activate: 'aktif' },
  { definition: user, deactivate: 'nonaktif', activate: 'aktif' },
] satisfies readonly { definition: ResourceSpec; deactivate: string; activate: string }[])(
  'the activation of $definition.name',
  ({ definition, deactivate, activate }) => {
    const isActiveAfter = async (name: string, step: 'run' | 'undo') =>
      (await callsOf(definition, name, step)).map(
        ({ body }) => body?.isActive ?? body?.act === 'aktif',
      );

    it('is changed by its actions, and changed back by undo', async () => {
      expect(await isActiveAfter(deactivate, 'run')).toEqual([false]);
      expect(await isActiveAfter(deactivate, 'undo')).toEqual([true]);
      expect(await isActiveAfter(activate, 'run')).toEqual([true]);
      expect(await isActiveAfter(activate, 'undo')).toEqual([false]);
    });

    it('is changed for the version that the user saw', async () => {
      const [sent] = await callsOf(definition, deactivate, 'run');
      expect(sent).toMatchObject({ params: { id: 7 }, body: { version: 3 } });
    });
  },
);

it('a reason is sent, and restored when an activation is undone', async () => {
  for (const [definition, deactivate, activate] of [
    [allPeserta, 'nonaktif', 'aktif'],
    [bhbu, 'deactivate', 'activate'],
    [faskes, 'nonaktif', 'aktif'],
  ] as const) {
    expect(await callsOf(definition, deactivate, 'run')).toMatchObject([
      { body: { alasan: 'Alasan' } },
    ]);
    expect(await callsOf(definition, activate, 'undo')).toMatchObject([
      { body: { alasan: 'Semula' } },
    ]);
  }
});

it('the reason why an account is deactivated is sent, and none is asked for its activation', async () => {
  expect(await callsOf(user, 'nonaktif', 'run')).toMatchObject([{ body: { alasan: 'Alasan' } }]);
  const actions = actionsOf(user, {} as AppDataProvider, {} as Call);
  expect(actions.find(({ name }) => name === 'aktif')?.form).toBeUndefined();
});

/** Why an action on a record is disabled. */
const disabledReason = (definition: ResourceSpec, name: string, record: object) =>
  actionsOf(definition, {} as AppDataProvider, {} as Call)
    .find(one => one.name === name)
    ?.disabledReason({ id: 7, ...record }, {} as Session);

it('a record that is used is not deleted, and says by what', () => {
  const company = { status: 'AKTIF', jumlahPeserta: { terdaftar: 1 }, jumlahAkun: 1 };
  expect(disabledReason(bhbu, 'delete', company)).toEqual({
    messageKey: 'resources.bhbu.action.delete.in_use',
    values: { peserta: 1, akun: 1 },
  });
  const unused = { ...company, jumlahPeserta: { terdaftar: 0 }, jumlahAkun: 0 };
  expect(disabledReason(bhbu, 'delete', unused)).toBeUndefined();
  expect(disabledReason(bhbu, 'delete', { ...unused, status: 'MENUNGGU' })).toBeDefined();
  expect(disabledReason(faskes, 'delete', { dipakai: true })).toEqual({
    messageKey: 'resources.faskes.page.in_use',
  });
  expect(disabledReason(faskes, 'delete', { dipakai: false })).toBeUndefined();
});

it('a booster gets a ticket only when it is eligible, and says otherwise why it cannot', () => {
  const eligible = {
    noTiket: null,
    isActive: true,
    isEligible: true,
    statusData: 'VALID',
    dosisDiberikan: 0,
  };
  const reasonOf = (record: object) =>
    disabledReason(programmeBoosters, 'tiket', { ...eligible, ...record })?.messageKey;
  expect(reasonOf({})).toBeUndefined();
  const prefix = 'resources.peserta.action.tiket';
  expect(reasonOf({ noTiket: 'BST-1' })).toBe(`${prefix}.already`);
  expect(reasonOf({ dosisDiberikan: 1 })).toBe(`${prefix}.given`);
  expect(reasonOf({ isActive: false })).toBe(`${prefix}.inactive`);
  expect(reasonOf({ statusData: 'INVALID' })).toBe(`${prefix}.invalid`);
  expect(reasonOf({ isEligible: false })).toBe(`${prefix}.early`);
});

it('what was deleted is restored by undo', async () => {
  for (const definition of [bhbu, faskes, user]) {
    expect(await callsOf(definition, 'delete', 'undo'), definition.name).toEqual([
      { params: { id: 7 } },
    ]);
  }
  expect(await callsOf(allPeserta, 'delete', 'undo')).toMatchObject([
    { body: { ids: [7], act: 'pulihkan' } },
  ]);
});
