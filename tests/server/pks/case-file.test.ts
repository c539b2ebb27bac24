import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseManifest, type CaseManifest } from '#contract/domains/case-file.ts';
import { attachment, auditLog, invoice, pks, surat } from '#server/platform/db/schema/index.ts';
import { sealLog } from '#server/platform/audit/seal/seal-entries.ts';
import { sealedAuditLog } from '#server/platform/audit/seal/sealed-log.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { StoredZip } from '#server/domains/case-file/archive.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps } from './agreement-steps.ts';

interface Checked {
  readonly problems: readonly string[];
  readonly manifest?: CaseManifest;
  readonly entries: readonly {
    readonly path: string;
    readonly content: Uint8Array;
    readonly offset: number;
  }[];
}

/** The function of the page that checks case files, as it is handed over. */
const check = (() => {
  const page = readFileSync('server/domains/case-file/periksa.html', 'utf8');
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
  const withoutPage = script.slice(0, script.indexOf("document.getElementById('file')"));
  const names = { crypto, atob, btoa, TextDecoder, TextEncoder, Uint8Array, Uint32Array, DataView };
  const context = vm.createContext({ ...names, ArrayBuffer });
  return vm.runInContext(`${withoutPage}; checkCaseFile`, context) as (
    bytes: Uint8Array,
  ) => Promise<Checked>;
})();

let server: TestServer;
let world: OrderWorld;
let id: number;
/** What only the seller may read. */
const secret = 'Catatan yang hanya untuk penjual';
beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  const steps = createAgreementSteps(server, world);
  const order = await steps.accepted();
  const draft = await world.request('LEGAL', 'POST', '/PKS', {
    idOrder: order.id,
    tanggalPKS: dayInJakarta(server.now()),
    berlakuSampai: '2030-12-31',
    catatanLegal: secret,
  });
  expect(draft.status, draft.text).toBe(201);
  ({ id } = await steps.sign(order));
});
afterAll(() => server.stop());

async function download(caller = world.tokens.LEGAL): Promise<Response> {
  return await server.app.fetch(
    new Request(`http://portal.test/api/PKS/berkasPerkara/${id}`, {
      headers: { authorization: `Bearer ${caller}` },
    }),
    '127.0.0.1',
  );
}

const caseFile = async () => new Uint8Array(await (await download()).arrayBuffer());

const contentOf = ({ entries }: Checked, path: string): unknown =>
  JSON.parse(
    Buffer.from(entries.find(entry => entry.path === path)?.content ?? []).toString() || 'null',
  );

describe('a case file', () => {
  it('has the agreement with its traces, and is whole', async () => {
    await sealLog(sealedAuditLog, server.deps.keys).runAll(server.db, server.now());
    const checked = await check(await caseFile());
    expect(checked.problems).toEqual([]);
    const manifest = caseManifest.parse(checked.manifest);
    expect(manifest).toMatchObject({
      pks: { id },
      penerbit: server.deps.config.publicUrl,
      segel: { jejakAudit: { segel: 1 } },
    });
    const names = manifest.berkas.map(({ nama }) => nama);
    expect(names[0]).toBe('periksa.html');
    expect(new Set(names).size).toBe(names.length);
    expect(contentOf(checked, 'data/pks.json')).toMatchObject([{ id }]);
    expect(contentOf(checked, 'data/invoice.json')).toHaveLength(1);
    expect(contentOf(checked, 'data/tenggat.json')).toMatchObject([{ idPKS: id }]);
    expect(names.filter(name => name.startsWith('dokumen/'))).toHaveLength(2);
    expect(names.filter(name => name.startsWith('lampiran/order-'))).toHaveLength(2);
    expect(contentOf(checked, 'data/jejak-audit.json')).toContainEqual(
      expect.objectContaining({ resource: 'pks', recordId: String(id), segel: 1 }),
    );
    expect(contentOf(checked, 'data/segel.json')).toMatchObject([{ id: 1 }]);
    const page = await server.app.fetch(
      new Request('http://portal.test/.well-known/periksa-berkas.html'),
      '127.0.0.1',
    );
    expect(Buffer.from(await page.arrayBuffer())).toEqual(
      Buffer.from(checked.entries[0]?.content ?? []),
    );
    const { json } = await published();
    expect(json.keys).toContainEqual(expect.objectContaining({ kid: manifest.kunci.kid }));
  });

  it('names an altered byte, wherever it is', async () => {
    const bytes = await caseFile();
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, difference) => {
          const changed = Uint8Array.from(bytes);
          changed[at] = (changed[at] ?? 0) ^ difference;
          expect((await check(changed)).problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
    const { entries } = await check(bytes);
    for (const { path, content, offset } of entries) {
      if (path.startsWith('manifest')) continue;
      const changed = Uint8Array.from(bytes);
      const at = offset + 30 + Buffer.from(path).length + content.length - 1;
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect((await check(changed)).problems.join()).toContain(`${path}: isinya diubah`);
    }
  });

  it('names bytes that are missing or added, and files that are', async () => {
    const bytes = await caseFile();
    for (const changed of [
      bytes.subarray(0, -1),
      bytes.subarray(0, 1000),
      Buffer.concat([bytes, Buffer.from([0])]),
      new Uint8Array(),
    ]) {
      expect((await check(Uint8Array.from(changed))).problems).not.toEqual([]);
    }
    const { entries } = await check(bytes);
    const zip = new StoredZip();
    const written = [...entries.filter(({ path }) => path !== 'data/pks.json')];
    const parts = written.map(({ path, content }) => zip.entry(path, content));
    const added = zip.entry('data/lain.json', Buffer.from('{}'));
    const { problems } = await check(new Uint8Array(Buffer.concat([...parts, added, zip.end()])));
    expect(problems).toEqual([
      'data/lain.json: tidak ada di daftar.',
      'data/pks.json: hilang, atau namanya diubah.',
    ]);
  });

  it('signed with another key shows another fingerprint, and not the one that it claims', async () => {
    const { manifest, entries } = await check(await caseFile());
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const forge = async (kid: string) => {
      const content = Buffer.from(
        JSON.stringify({ ...manifest, kunci: { ...manifest?.kunci, x, y, kid } }),
      );
      const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid })).toString('base64url');
      const signature = sign('sha256', Buffer.from(`${header}.${content.toString('base64url')}`), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      const zip = new StoredZip();
      const parts = entries
        .filter(({ path }) => !path.startsWith('manifest'))
        .map(entry => zip.entry(entry.path, entry.content));
      parts.push(zip.entry('manifest.json', content));
      const jws = `${header}..${signature.toString('base64url')}`;
      parts.push(zip.entry('manifest.jws', Buffer.from(jws)), zip.end());
      return await check(new Uint8Array(Buffer.concat(parts)));
    };
    const claimed = await forge(manifest?.kunci.kid ?? '');
    expect(claimed.problems).toEqual([
      'manifest.json atau manifest.jws: tanda tangannya tidak cocok.',
    ]);
    const thumbprint = createHash('sha256')
      .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
      .digest('base64url');
    const own = await forge(thumbprint);
    expect(own.problems).toEqual([]);
    expect((await published()).json.keys).not.toContainEqual(
      expect.objectContaining({ kid: thumbprint }),
    );
  });

  it('is refused when its manifest is none, or its files stand in another order', async () => {
    const { entries } = await check(await caseFile());
    const archive = (parts: readonly { path: string; content: Uint8Array }[]) => {
      const zip = new StoredZip();
      const written = parts.map(({ path, content }) => zip.entry(path, content));
      return new Uint8Array(Buffer.concat([...written, zip.end()]));
    };
    for (const text of ['{"berkas":5}', '{"berkas":[null]}', 'null', '[]', '{"berkas":{}}']) {
      const changed = entries.map(entry =>
        entry.path === 'manifest.json' ? { ...entry, content: Buffer.from(text) } : entry,
      );
      expect((await check(archive(changed))).problems).toEqual([
        'manifest.json atau manifest.jws: tidak ada, atau tidak dapat dibaca.',
      ]);
    }
    const [first, second, ...rest] = entries;
    const turned = first && second ? [second, first, ...rest] : [];
    expect((await check(archive(turned))).problems).toEqual([`${second?.path}: urutannya diubah.`]);
  });

  it('has nothing that only the seller reads', async () => {
    const [row] = await server.db.select().from(pks).where(eq(pks.id, id));
    expect(row?.catatanLegal).toBe(secret);
    const about = {
      at: server.now().toISOString(),
      actorName: 'Lina Legal',
      actorRole: 'LEGAL',
      resource: 'pks',
      recordId: String(id),
    };
    await server.db.insert(auditLog).values([
      {
        ...about,
        action: 'pks.update',
        before: {},
        after: { catatanLegal: secret, status: 'AKTIF' },
      },
      { ...about, action: 'pks.uploadEvidence', after: { berkas: ['buktiInternal'] } },
    ]);
    await server.db.insert(surat).values({
      jenis: 'PERINGATAN',
      idBHBU: row?.idBHBU ?? 0,
      idPKS: id,
      uraian: `${secret}, belum dikirim`,
      kepada: 'Direktur',
    });
    const [issued] = await server.db.select().from(invoice);
    if (!issued) throw new Error('The agreement has no invoice.');
    // A draft that was cancelled before it got a number.
    const { id: _id, ...values } = issued;
    const cancelled: typeof invoice.$inferInsert = {
      ...values,
      ...{ noInvoice: null, tanggalInvoice: null, jatuhTempo: null },
      ...{ status: 'BATAL', catatan: secret },
    };
    await server.db.insert(invoice).values(cancelled);
    await server.db.insert(attachment).values({
      id: randomUUID(),
      resource: 'pks',
      recordId: String(id),
      slot: 'buktiInternal',
      name: `${secret}.pdf`,
      mediaType: 'application/pdf',
      size: 4,
      sha256: '0',
      content: Buffer.from('%PDF'),
      createdAt: about.at,
    });
    const checked = await check(await caseFile());
    expect(checked.problems).toEqual([]);
    const text = checked.entries.map(({ content }) => Buffer.from(content).toString()).join('');
    expect(text).not.toContain(secret);
    expect(contentOf(checked, 'data/invoice.json')).toMatchObject([{ id: issued.id }]);
    expect(text.replaceAll(/<!doctype html>[\s\S]*<\/html>/g, '')).not.toContain('buktiInternal');
    expect(contentOf(checked, 'data/jejak-audit.json')).toContainEqual(
      expect.objectContaining({ action: 'pks.update', after: { status: 'AKTIF' } }),
    );
  });

  it('has the names of uploaded files as they can be written', async () => {
    const at = server.now().toISOString();
    await server.db.insert(attachment).values({
      id: randomUUID(),
      resource: 'pks',
      recordId: String(id),
      slot: 'bukti',
      name: `${'\u{104F7}'.repeat(150)}x.pdf`,
      mediaType: 'application/pdf',
      size: 4,
      sha256: '0',
      content: Buffer.from('%PDF'),
      createdAt: at,
    });
    expect((await check(await caseFile())).problems).toEqual([]);
  });

  it('is made for LEGAL and administrators alone, and leaves an audit entry', async () => {
    for (const role of ['AM', 'FINANCE', 'BHBU'] as const) {
      expect((await download(world.tokens[role])).status).toBe(403);
    }
    const entries = await server.db.$count(auditLog, eq(auditLog.action, 'pks.caseFile'));
    expect(entries).toBeGreaterThan(0);
  });
});

async function published() {
  const response = await server.app.fetch(
    new Request('http://portal.test/.well-known/berkas-perkara.json'),
    '127.0.0.1',
  );
  return { json: (await response.json()) as { keys: object[] } };
}
