import type { ResourceDescriptor } from './descriptor.ts';

interface Loaded {
  readonly descriptor: ResourceDescriptor;
}

/** Descriptors by resource, loaded on first use because they import the contract's schemas. */
const loaders: Readonly<Record<string, () => Promise<Loaded>>> = {
  user: () => import('./user.ts'),
  role: () => import('./role.ts'),
  peserta: () => import('./peserta.ts'),
  pesertaOwn: () => import('./pesertaOwn.ts'),
  booster: () => import('./booster.ts'),
  boosterOwn: () => import('./boosterOwn.ts'),
  boosterEksternal: () => import('./boosterEksternal.ts'),
  bhbu: () => import('./bhbu.ts'),
  product: () => import('./product.ts'),
  service: () => import('./service.ts'),
  faskes: () => import('./faskes.ts'),
  impor: () => import('./impor.ts'),
  application: () => import('./application.ts'),
  audit: () => import('./audit.ts'),
  outbox: () => import('./outbox.ts'),
};

/**
 * Loads the descriptor of a resource.
 * @throws for an unknown resource
 */
export async function describe(resource: string): Promise<ResourceDescriptor> {
  const load = Object.hasOwn(loaders, resource) ? loaders[resource] : undefined;
  if (!load) throw new Error(`${resource} is no resource`);
  return (await load()).descriptor;
}
