import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import { listPages } from '#contract/record-pages.ts';
import { defineManifest } from '#src/kit/defineManifest.ts';

/** The accounts of one's own company. */
export const companyUserManifest = defineManifest({
  name: 'companyUser',
  load: () => import('./index.ts'),
  screens: [
    {
      path: listPages.companyUserOwn,
      access: 'companyUser.read',
      title: 'resources.companyUser.name',
      menu: { entry: 'companyUserOwn', group: 'organisasi', icon: ManageAccountsOutlinedIcon },
      component: 'CompanyUsersScreen',
    },
  ],
});
