import { defineManifest } from '#src/kit/defineManifest.ts';
import { readSheetPath, sheetsPath } from './paths.ts';

export const lembarManifest = defineManifest({
  name: 'lembar',
  load: () => import('./index.ts'),
  screens: [
    {
      path: sheetsPath,
      access: 'vaksinasi.record',
      title: 'resources.lembar.name',
      parent: '/dashboard/vaksinasi',
      component: 'SheetsScreen',
    },
    {
      path: readSheetPath,
      access: 'vaksinasi.record',
      title: 'resources.lembar.page.read',
      parent: sheetsPath,
      component: 'ReadScreen',
    },
    {
      path: `${sheetsPath}/cetak/:id`,
      access: 'vaksinasi.record',
      title: 'resources.lembar.page.print',
      parent: sheetsPath,
      component: 'SheetPrint',
    },
  ],
});
