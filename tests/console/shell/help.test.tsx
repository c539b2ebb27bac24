import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statementStates } from '#contract/domains/faskes/guarantees.ts';
import { roleScope, roles, type Role } from '#contract/policy.ts';
import { bankLineStates } from '#contract/states/bank-line.ts';
import { batchStates } from '#contract/states/batch.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { importStates } from '#contract/states/import.ts';
import { messageStates } from '#contract/states/outbox.ts';
import { insidenStates } from '#contract/states/insiden.ts';
import { penahananStates } from '#contract/states/penahanan.ts';
import { webhookStates } from '#contract/states/webhook.ts';
import { usulanPerubahanStates } from '#contract/states/usulan-perubahan.ts';
import { permintaanDataStates } from '#contract/states/permintaan-data.ts';
import { suratStates } from '#contract/states/surat.ts';
import { sellerStates } from '#contract/states/seller.ts';
import { certificateStates } from '#contract/states/certificate.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { notaStates } from '#contract/states/nota.ts';
import { orderStates } from '#contract/states/order.ts';
import { paymentStates } from '#contract/states/payment.ts';
import { pertanyaanStates } from '#contract/states/pertanyaan.ts';
import { pksStates } from '#contract/states/pks.ts';
import {
  voucherContractStates,
  voucherStates,
  voucherTransactionStates,
} from '#contract/states/voucher.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { doseResults } from '#contract/domains/vaksinasi/record.ts';
import { checkResults } from '#contract/domains/voucher/record.ts';
import { allHelp } from '#src/shell/help/helpOf.ts';
import { states } from '#src/shell/help/states.ts';
import { visibleTasks } from '#src/shell/help/visibleTasks.ts';
import type { CoreMessageKey } from '#src/i18n/messages.ts';
import { visibleMenu } from '#src/shell/menu/visibleMenu.ts';
import { screens } from '#src/shell/screens.ts';
import { resourceMessages } from '#texts/resourceMessages.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/shell/help/index.ts';
import '#src/resources/batch/index.ts';
import '#src/resources/role/definition.ts';
import { clearBrowserState, openConsole, rememberSession } from '../harness/openConsole.tsx';

const titles = [...new Set(screens.map(({ title }) => title))];
const helpEntries = Object.entries(allHelp) as [CoreMessageKey, (typeof allHelp)[CoreMessageKey]][];

describe('the help of the screens', () => {
  it('exists for every screen, with at least three tasks', () => {
    expect(Object.keys(allHelp).sort()).toEqual([...titles].sort());
    expect(helpEntries.filter(([, help]) => (help?.tasks.length ?? 0) < 3)).toEqual([]);
  });

  it('names only screens as the place of a task', () => {
    const places = helpEntries.flatMap(([, help]) => help?.tasks.map(({ at }) => at) ?? []);
    expect(places.filter(at => at !== undefined && !titles.includes(at))).toEqual([]);
  });

  it.each(roles)('offers %s tasks on every screen, and links only to pages it may open', role => {
    const reader = { role, idReferensi: 7 };
    const menu = visibleMenu(reader);
    const wrong: string[] = [];
    for (const { title, access } of screens) {
      const help = allHelp[title];
      if (!help || !roleScope(role, access)) continue;
      const tasks = visibleTasks(help, menu, reader, title);
      if (tasks.length === 0) wrong.push(`${title}: no task`);
      wrong.push(
        ...tasks.flatMap(({ page }) =>
          page && !mayOpen(role, page.to) ? [`${title}: ${page.to}`] : [],
        ),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('links a company to its own lists, and a task on the screen itself to nothing', () => {
    const reader = { role: 'BHBU', idReferensi: 7 } as const;
    const linksOf = (title: CoreMessageKey, current = title) => {
      const help = allHelp[title];
      return help
        ? visibleTasks(help, visibleMenu(reader), reader, current).map(({ page }) => page?.to)
        : [];
    };
    expect(linksOf('resources.order.name')).toEqual(['/dashboard/pemesanan/add/7', undefined]);
    expect(linksOf('resources.order.name', 'resources.order.page.create')).toEqual([
      undefined,
      undefined,
    ]);
  });
});

/** Whether a path is a screen that the role may open for its own organisation 7. */
function mayOpen(role: Role, to: string): boolean {
  return screens.some(({ path, access, requiresOwnId }) => {
    const match = matchPath(path, to);
    const scope = match && roleScope(role, access);
    return scope && (!requiresOwnId || scope === 'all' || match.params.id === '7');
  });
}

describe('the states that the help explains', () => {
  const names: Readonly<Record<keyof typeof states, readonly string[]>> = {
    application: bhbuStates.names,
    bankLine: bankLineStates.names,
    batch: batchStates.names,
    bhbu: bhbuStates.names,
    certificate: certificateStates.names,
    check: checkResults,
    import: importStates.names,
    invoice: invoiceStates.names,
    message: messageStates.names,
    nota: notaStates.names,
    order: orderStates.names,
    payment: paymentStates.names,
    pernyataan: statementStates,
    pertanyaan: pertanyaanStates.names,
    pks: pksStates.names,
    seller: sellerStates.names,
    insiden: insidenStates.names,
    penahanan: penahananStates.names,
    webhook: webhookStates.names,
    permintaanData: permintaanDataStates.names,
    usulanPerubahan: usulanPerubahanStates.names,
    surat: suratStates.names,
    statusData: ['VALID', 'INVALID'],
    statusVaksinasi: ['BELUM', 'SEBAGIAN', 'SELESAI'],
    stock: ['balanced', 'unbalanced'],
    visit: doseResults,
    voucher: voucherStates.names,
    voucherTransaction: voucherTransactionStates,
    voucherContract: voucherContractStates.names,
    voucherOfPeserta: voucherStates.names,
    workOrder: workOrderStates.names,
  };

  it.each(Object.keys(names) as (keyof typeof states)[])(
    'are those of the table, in its order and with its labels: %s',
    name => {
      const { labels, text } = states[name];
      expect(Object.keys(text)).toEqual(names[name]);
      const unlabelled = names[name].filter(
        state => typeof findText(`${labels}.${state}`.replace('resources.', '')) !== 'string',
      );
      expect(unlabelled).toEqual([]);
    },
  );
});

/** Finds a text of the resources by its dotted key. */
const findText = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (tree, part) =>
        typeof tree === 'object' && tree !== null
          ? (tree as Record<string, unknown>)[part]
          : undefined,
      resourceMessages,
    );

describe('the help panel', () => {
  beforeEach(() => rememberSession({ role: 'ADMIN' }));
  afterEach(() => {
    cleanup();
    clearBrowserState();
  });

  const findPanel = (name: string) => screen.findByRole('dialog', { name });

  it('opens with its button and explains the screen, its tasks and its states', async () => {
    const { user } = openConsole('/admin/batch');
    const button = await screen.findByRole('button', { name: 'Bantuan halaman ini' });
    await user.click(button);
    const panel = await findPanel('Bantuan: Batch');
    expect(panel.textContent).toContain('Daftar ini berisi batch vaksin');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
    const held = within(panel).getByText('Ditahan').closest('dt')?.nextElementSibling;
    expect(held?.textContent).toBe('Sementara tidak boleh dipakai, sampai dilepas atau ditarik.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('leads to the page of a task, and closes', async () => {
    const { user } = openConsole('/admin/batch');
    await user.click(await screen.findByRole('button', { name: 'Bantuan halaman ini' }));
    const panel = await findPanel('Bantuan: Batch');
    await user.click(within(panel).getByRole('link', { name: 'Buka Tambah batch' }));
    await screen.findByRole('heading', { level: 1, name: 'Tambah batch' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens with "?" outside of fields, and not over a dialog', async () => {
    const { user } = openConsole('/admin/role');
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('?');
    await findPanel('Bantuan: Peran');
    await user.keyboard('?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
