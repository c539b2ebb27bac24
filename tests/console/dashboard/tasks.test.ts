import { describe, expect, it } from 'vitest';
import {
  firstSteps,
  taskPermissions,
  taskNames,
  type PendingTask,
  type Task,
} from '#contract/domains/dashboard/index.ts';
import { vaccinationTypes } from '#contract/domains/peserta/index.ts';
import { organizationRuleOf, roleScope, roles } from '#contract/policy.ts';
import { firstStepPath } from '#src/dashboard/firstSteps/FirstStepList.tsx';
import { pesertaListPath } from '#src/kit/list/listPaths.ts';
import { byUrgency, groupByArea, isDue } from '#src/dashboard/tasks/taskAreas.ts';
import { taskLink } from '#src/dashboard/tasks/taskLinks.ts';
import { screenPathTo } from '#src/shell/routing/screenPath.ts';

const today = '2030-01-02';

const task = (jenis: Task, tertua: string | null, tenggat: string | null = null): PendingTask => ({
  jenis,
  jumlah: 1,
  tertua,
  tenggat,
});

const namesOf = (tasks: readonly PendingTask[]) => tasks.map(({ jenis }) => jenis);

describe('the pending tasks', () => {
  it('are those with a deadline by it, the urgent ones as of today, then those that wait longest', () => {
    const sorted = byUrgency(
      [
        task('pesertaTidakValid', null),
        task('pendaftaran', '2030-01-01'),
        task('invoiceDiterbitkan', '2029-12-01'),
        task('invoiceDibayar', '2029-12-01', '2030-01-09'),
        task('suhuDiLuarBatas', '2029-12-31'),
        // 2 January in Jakarta.
        task('kipiBelumDilaporkan', '2030-01-01', '2030-01-01T17:30:00Z'),
        task('invoiceLewatTempo', '2029-12-20', '2029-12-20'),
        task('pembayaranPertama', '2030-01-03', '2030-01-03'),
      ],
      today,
    );
    expect(namesOf(sorted.filter(isDue))).toEqual([
      'invoiceLewatTempo',
      'suhuDiLuarBatas',
      'kipiBelumDilaporkan',
      'pembayaranPertama',
      'invoiceDibayar',
    ]);
    expect(namesOf(sorted.filter(one => !isDue(one)))).toEqual([
      'invoiceDiterbitkan',
      'pendaftaran',
      'pesertaTidakValid',
    ]);
  });

  it('without a deadline are grouped by area', () => {
    const groups = groupByArea([
      task('invoiceDiterbitkan', '2030-01-01'),
      task('pesertaTidakValid', null),
      task('pembayaranDiverifikasi', null),
    ]);
    expect(groups.map(({ area, tasks }) => [area, namesOf(tasks)])).toEqual([
      ['peserta', ['pesertaTidakValid']],
      ['uang', ['invoiceDiterbitkan', 'pembayaranDiverifikasi']],
    ]);
  });
});

describe('links from the dashboard', () => {
  const viewers = roles.map(role => ({
    role,
    idReferensi: organizationRuleOf(role).kind === 'none' ? null : 3,
  }));

  it('lead each role only to screens that it may open', () => {
    for (const overrides of viewers) {
      const permittedTasks = taskNames.filter(task =>
        roleScope(overrides.role, taskPermissions[task]),
      );
      const lists = vaccinationTypes.map(type => pesertaListPath(overrides.role, type));
      const hrefs = [...permittedTasks.map(task => taskLink(task, overrides)), ...lists];
      for (const href of hrefs.filter(one => one !== undefined)) {
        const targetScreen = screenPathTo(href.split('?')[0] ?? '').at(-1)?.screen;
        expect(targetScreen?.path, `${overrides.role} ${href}`).not.toBe('/dashboard');
        expect(targetScreen && roleScope(overrides.role, targetScreen.access), href).toBeTruthy();
      }
    }
  });

  it('of the first steps lead to screens that the company and the facility may open', () => {
    for (const role of ['BHBU', 'FASKES'] as const) {
      for (const step of firstSteps[role === 'BHBU' ? 'bhbu' : 'faskes']) {
        const target = screenPathTo(firstStepPath(step, 3)).at(-1)?.screen;
        expect(target?.path, step).not.toBe('/dashboard');
        expect(target && roleScope(role, target.access), step).toBeTruthy();
      }
    }
  });
});
