import { describe, expect, it } from 'vitest';
import {
  firstSteps,
  taskPermissions,
  taskNames,
  type Task,
} from '#contract/domains/dashboard/index.ts';
import { vaccinationTypes } from '#contract/domains/peserta/index.ts';
import { organizationRuleOf, roleScope, roles } from '#contract/policy.ts';
import { firstStepPath } from '#src/dashboard/firstSteps/FirstStepList.tsx';
import { pesertaListPath } from '#src/kit/list/listPaths.ts';
import { byUrgency, groupByArea } from '#src/dashboard/tasks/taskAreas.ts';
import { taskLink } from '#src/dashboard/tasks/taskLinks.ts';
import { screenPathTo } from '#src/shell/routing/screenPath.ts';

const task = (jenis: Task, tertua: string | null) => ({
  jenis,
  jumlah: 1,
  tertua,
  tenggat: null,
});

describe('the pending tasks', () => {
  it('are the urgent ones first, then those that wait longest, and grouped by area', () => {
    const sorted = byUrgency([
      task('pesertaTidakValid', null),
      task('pendaftaran', '2030-01-01'),
      task('invoiceDiterbitkan', '2029-12-01'),
      task('kipiBelumDilaporkan', '2030-01-02'),
    ]);
    expect(sorted.map(({ jenis }) => jenis)).toEqual([
      'kipiBelumDilaporkan',
      'invoiceDiterbitkan',
      'pendaftaran',
      'pesertaTidakValid',
    ]);
    expect(groupByArea(sorted).map(({ area }) => area)).toEqual([
      'keselamatan',
      'peserta',
      'uang',
      'administrasi',
    ]);
  });

  it('of areas with urgent ones come first', () => {
    const groups = groupByArea(
      byUrgency([
        task('pesertaTidakValid', null),
        task('penyesuaianDisetujui', null),
        task('invoiceDibayar', '2030-01-01'),
        task('invoiceTerlambatDibayar', '2030-01-02'),
      ]),
    );
    expect(groups.map(({ area, tasks }) => [area, tasks.map(({ jenis }) => jenis)])).toEqual([
      ['uang', ['invoiceTerlambatDibayar', 'invoiceDibayar']],
      ['peserta', ['pesertaTidakValid']],
      ['pesanan', ['penyesuaianDisetujui']],
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
