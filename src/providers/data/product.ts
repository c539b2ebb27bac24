import { productCalls } from '#contract/product.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = productCalls;
