import type { ResourceDescriptor } from './resourceDescriptor.ts';

interface DescriptorModule {
  readonly descriptor: ResourceDescriptor;
}

/** Descriptors by resource, loaded on first use because they import the contract's schemas. */
const loaders: Readonly<Record<string, () => Promise<DescriptorModule>>> = {
  user: () => import('./resources/user.ts'),
  role: () => import('./resources/role.ts'),
  peserta: () => import('./resources/peserta.ts'),
  pesertaOwn: () => import('./resources/pesertaOwn.ts'),
  booster: () => import('./resources/booster.ts'),
  boosterOwn: () => import('./resources/boosterOwn.ts'),
  boosterEksternal: () => import('./resources/boosterEksternal.ts'),
  bhbu: () => import('./resources/bhbu.ts'),
  product: () => import('./resources/product.ts'),
  service: () => import('./resources/service.ts'),
  faskes: () => import('./resources/faskes.ts'),
  import: () => import('./resources/import.ts'),
  application: () => import('./resources/application.ts'),
  audit: () => import('./resources/audit.ts'),
  outbox: () => import('./resources/outbox.ts'),
};

/**
 * Loads the descriptor of a resource.
 * @throws for an unknown resource
 */
export async function loadDescriptor(resource: string): Promise<ResourceDescriptor> {
  const load = Object.hasOwn(loaders, resource) ? loaders[resource] : undefined;
  if (!load) throw new Error(`${resource} is no resource`);
  return (await load()).descriptor;
}
