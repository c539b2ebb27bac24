import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { duplicate } from '#texts/duplicate.ts';
import { peserta } from '#texts/peserta.ts';
import { riwayat } from '#texts/riwayat.ts';
import { definition, ownDefinition } from './definition.tsx';

addMessages({ resources: { duplicate, peserta, riwayat } });

/** The pairs within the scope of the signed-in user's role. */
export const DuplicateList = () => {
  const { role } = useRequiredSession();
  const isAll = permissionScope(role, 'duplicate.read') === 'all';
  return createElement(ResourceList, { definition: isAll ? definition : ownDefinition });
};

// Only the list is loaded with the first screen.
export const DuplicatePage = lazyComponent(
  async () => (await import('./page/DuplicateScreen.tsx')).DuplicateScreen,
);

export { definition };
