/** User-agent patterns and display names; the first match wins. */
const browserPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systemPatterns: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the browser and system names of a `User-Agent`; undefined when either is unknown. */
export function parseDevice(
  userAgent: string | null,
): { readonly browser: string; readonly system: string } | undefined {
  const findName = (patterns: typeof browserPatterns): string | undefined =>
    patterns.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = findName(browserPatterns);
  const system = findName(systemPatterns);
  return browser !== undefined && system !== undefined ? { browser, system } : undefined;
}
