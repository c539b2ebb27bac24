import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * A host that webhooks may lead to, as configured: `hris.contoh.co.id`, `hris.contoh.co.id:8443` or `*.contoh.co.id` over
 * https, and `http://hris.internal:8080` for a host of the operator's own network, which may have a private address.
 */
export const allowedHostPattern =
  /^(?:http:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)$/;

/** An address that may be called. */
export interface WebhookTarget {
  readonly url: URL;
  readonly mayBePrivate: boolean;
}

/** Returns the target of an address on an allowed host; undefined for any other address. */
export function findTarget(
  address: string,
  allowedHosts: readonly string[],
): WebhookTarget | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol === 'http:') {
    return allowedHosts.includes(`http://${url.host}`) ? { url, mayBePrivate: true } : undefined;
  }
  if (url.protocol !== 'https:') return undefined;
  const isAllowed = allowedHosts.some(allowed =>
    allowed.startsWith('*.') ? url.host.endsWith(allowed.slice(1)) : url.host === allowed,
  );
  return isAllowed ? { url, mayBePrivate: false } : undefined;
}

/** IPv4 networks that are not reachable from everywhere (IANA special-purpose registry), and multicast. */
const specialNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** The only IPv6 network of global addresses, and the parts of it that lead elsewhere or to IPv4 addresses. */
const globalNetwork = '2000::/3';
const specialNetworks6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const special = listOf(specialNetworks, 'ipv4');
const special6 = listOf(specialNetworks6, 'ipv6');
const global6 = listOf([globalNetwork], 'ipv6');

/** Whether an IP address is one of the public internet: not private, of this machine, of the link, or mapped to IPv4. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Returns the IP addresses of a host. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

export const resolveHost: ResolveHost = async hostname =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Resolves the host of a target once and returns the address to connect to; undefined when it leads to a private address.
 * The connection goes to this address, so that a second answer of the name server changes nothing (DNS rebinding).
 * @throws Error when the host has no address
 */
export async function findAddress(
  { url, mayBePrivate }: WebhookTarget,
  resolve: ResolveHost,
): Promise<string | undefined> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(hostname) === 0 ? await resolve(hostname) : [hostname];
  const [first] = addresses;
  if (first === undefined) throw new Error('The host has no address.');
  return mayBePrivate || addresses.every(isPublicAddress) ? first : undefined;
}
