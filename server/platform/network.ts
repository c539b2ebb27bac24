/** Returns the /64 network of an IPv6 address, which one client owns as a whole. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.')
    ? `${expandedGroups(address).slice(0, 4).join(':')}::/64`
    : address;

/** Returns the eight groups of an IPv6 address. */
function expandedGroups(address: string): string[] {
  const [before = '', after] = address.split('%', 1).join('').split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map(group => group.replace(/^0+(?=.)/, ''));
}
