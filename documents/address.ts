/**
 * Returns an address with its city and postcode, each unless the address names it already:
 * `Jalan Cihampelas Nomor 118, Kota Bandung 40131`.
 */
export function fullAddress(
  street: string | null | undefined,
  city: string | null | undefined,
  postcode?: string | null,
): string {
  const written = (street ?? '').trim();
  if (written === '') return '';
  const isNamed = (part: string): boolean => written.toLowerCase().includes(part.toLowerCase());
  const plainCity = city?.replace(/^(Kota|Kabupaten|Kab\.)\s+/i, '');
  const place = [
    city && plainCity && !isNamed(plainCity) ? city : '',
    postcode && !isNamed(postcode) ? postcode : '',
  ].filter(part => part !== '');
  return place.length === 0 ? written : `${written}, ${place.join(' ')}`;
}
