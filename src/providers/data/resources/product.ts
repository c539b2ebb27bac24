import { productCalls } from '#contract/product.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = productCalls;
