import { defineManifest } from '#src/kit/defineManifest.ts';
import { recordRoute } from '#src/kit/registerResource.ts';

/** The statement of a company's account; `:id` is the company. */
export const companyAccountManifest = defineManifest({
  name: 'companyAccount',
  load: () => import('./index.ts'),
  screens: [
    {
      path: recordRoute('companyAccount'),
      access: 'companyAccount.read',
      title: 'resources.companyAccount.name',
      parent: recordRoute('bhbu'),
      ownParent: '/dashboard/invoice/list-invoice',
      component: 'CompanyAccountScreen',
    },
  ],
});
