import { networkOf } from '#server/platform/network.ts';

/** Who makes a request: the id of an account, or the network of a client without one. */
export interface RequestOwner {
  readonly kind: 'account' | 'anonymous';
  readonly key: string;
}

/** Returns the owner of the requests of an address without an account. */
export const anonymousOwner = (address: string): RequestOwner => ({
  kind: 'anonymous',
  key: networkOf(address),
});
