import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const dir = mkdtempSync(join(tmpdir(), 'sbom-'));

const write = (name: string): string => {
  const file = join(dir, name);
  execFileSync('node', ['scripts/sbom.mjs', file], { cwd: root });
  return readFileSync(file, 'utf8');
};

interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version?: string;
    readonly hashes?: readonly { readonly alg: string }[];
  }[];
}

let text: string;
let bom: Bom;
beforeAll(() => {
  text = write('a.json');
  bom = JSON.parse(text) as Bom;
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the software bill of materials', () => {
  it('names every dependency of the product in its version, with a hash', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const listed = bom.components.filter(({ hashes }) => hashes?.[0]?.alg === 'SHA-512');
    const versions = listed.map(({ name, version }) => `${name} ${version}`);
    for (const [name, version] of Object.entries(dependencies))
      expect(versions).toContain(`${name} ${version}`);
  });

  it('leaves out what only builds and tests', () => {
    const names = new Set(bom.components.map(({ name }) => name));
    for (const tool of ['vite', 'vitest', 'typescript', 'oxlint', '@playwright/test'])
      expect(names).not.toContain(tool);
  });

  it('is about the product and holds no address of a registry and nothing of this machine', () => {
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(bom.metadata.component.name).toBe('portal-vaksin');
    const addresses = text.match(/https?:\/\/[^"]+/g) ?? [];
    expect(addresses.filter(one => !one.startsWith('http://cyclonedx.org/schema/'))).toEqual([]);
    for (const place of [root, homedir(), tmpdir(), hostname()]) expect(text).not.toContain(place);
  });

  it('is the same for the same lock file', () => {
    expect(write('b.json')).toBe(text);
  });
});
