import { describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { testConfig } from '../harness/config.ts';

const headersOf = (isSecure: boolean, own: Record<string, string> = {}): Headers =>
  addSecurityHeaders(new Response('x', { headers: own }), { ...testConfig, isSecure }).headers;

describe('security headers', () => {
  it('forbid the use of the portal without TLS for a year, with all subdomains', () => {
    expect(headersOf(true).get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(headersOf(false).get('strict-transport-security')).toBeNull();
  });

  it('forbid frames, sniffing and referrers, and let other sites embed nothing', () => {
    const headers = headersOf(true);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('leave a policy that a response has', () => {
    const own = { 'content-security-policy': "default-src 'self'" };
    expect(headersOf(true, own).get('content-security-policy')).toBe("default-src 'self'");
  });
});
