import ShieldOutlinedIcon from '@mui/icons-material/ShieldOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const factorRuleManifest = defineManifest({
  name: 'factorRule',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/factor-rule',
      access: 'factorRule.read',
      title: 'resources.factorRule.name',
      parent: '/dashboard',
      menu: { entry: 'factorRule', group: 'sistem', icon: ShieldOutlinedIcon },
      component: 'FactorRules',
    },
  ],
});
