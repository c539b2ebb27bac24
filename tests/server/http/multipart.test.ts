import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endpoint } from '#contract/core/endpoint.ts';
import { documentRule, uploadedFile, type UploadedFile } from '#contract/core/values/upload.ts';
import { z } from '#contract/core/zod.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { problemResponse } from '#server/platform/http/response.ts';
import { budgetSizes, createMemoryBudget } from '#server/platform/http/memory-budget.ts';
import { anonymousOwner } from '#server/platform/http/request-owner.ts';
import { mountContract } from '#server/platform/http/mount-contract.ts';
import { Problem } from '#server/platform/problem.ts';
import { allCalls } from '../../all-calls.ts';
import { toFormData } from '../../builders/application.ts';
import { encodeForm } from '../harness/encode-form.ts';
import { testRequestInfo } from '../harness/request-info.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const calls = {
  surat: {
    kirim: endpoint({
      method: 'POST',
      path: '/surat',
      access: 'public',
      summary: 'Menerima surat',
      multipart: { maxBytes: 5_000 },
      body: z.strictObject({ judul: z.string().min(1), berkas: uploadedFile(documentRule) }),
      answer: z.object({ judul: z.string(), nama: z.string(), isi: z.string() }),
    }),
    kirimTeks: endpoint({
      method: 'POST',
      path: '/surat/teks',
      access: 'public',
      summary: 'Menerima surat tanpa berkas',
      multipart: { maxBytes: 300_000 },
      body: z.strictObject({ judul: z.string(), isi: z.string().optional() }),
      answer: z.object({ judul: z.string() }),
    }),
  },
};

const handlers = {
  surat: {
    kirim: async (
      _: PublicContext,
      { body }: { body: { judul: string; berkas: UploadedFile } },
    ) => ({
      judul: body.judul,
      nama: body.berkas.name,
      isi: Buffer.from(await body.berkas.arrayBuffer()).toString(),
    }),
    kirimTeks: (_: PublicContext, { body }: { body: { judul: string } }) =>
      Promise.resolve({ judul: body.judul }),
  },
};

let server: TestServer;
let send: (
  body: string | FormData,
  headers?: Record<string, string>,
  path?: string,
) => Promise<Response>;

beforeAll(async () => {
  server = await startTestServer();
  const rejectCaller = () => Promise.reject(new Error('no caller'));
  const mounted = mountContract(server.deps, calls, handlers, {
    byToken: rejectCaller,
    byTicket: rejectCaller,
    bySession: rejectCaller,
  });
  send = async (body, headers = {}, path = '/surat') => {
    const request = await postRequest(path, body, headers);
    const info = testRequestInfo(server.deps.log);
    try {
      return await mounted(request, path, info);
    } catch (error) {
      if (error instanceof Problem) return problemResponse(error, 'satu', translator.render);
      throw error;
    }
  };
});
afterAll(() => server.stop());

/** Returns a request with a form or a text. */
async function postRequest(
  path: string,
  body: string | FormData,
  headers: Record<string, string> = {},
): Promise<Request> {
  const form = typeof body === 'string' ? undefined : await encodeForm(body);
  return new Request(`http://portal.test${path}`, {
    method: 'POST',
    body: form?.body ?? (body as string),
    headers: form ? { 'content-type': form.type, ...headers } : headers,
  });
}

const letterFile = (text = 'isi surat', name = 'surat.pdf') => new File([text], name);

describe('a form with a file', () => {
  it('arrives as fields and files', async () => {
    const answer = await send(toFormData({ judul: 'Undangan', berkas: letterFile() }));
    expect(await answer.json()).toEqual({
      judul: 'Undangan',
      nama: 'surat.pdf',
      isi: 'isi surat',
    });
  });

  it.each([
    ['no file', toFormData({ judul: 'A' }), { berkas: ['Pilih berkas'] }],
    [
      'an unsupported file type',
      toFormData({ judul: 'A', berkas: letterFile('x', 'a.exe') }),
      { berkas: ['Pilih berkas .pdf, .jpg, .jpeg, atau .png, paling besar 10 MB'] },
    ],
    [
      'an unknown field',
      toFormData({ judul: 'A', berkas: letterFile(), status: '1' }),
      { status: ['Isian ini tidak dikenal'] },
    ],
  ])('reports what is invalid: %s', async (_, body, errors) => {
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors });
  });

  it('rejects a body over the limit before reading all of it', async () => {
    const answer = await send(toFormData({ judul: 'A', berkas: letterFile('x'.repeat(6_000)) }));
    expect(answer.status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    const request = new Request('http://portal.test/surat', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit);
    const info = testRequestInfo(server.deps.log);
    const rejectCaller = () => Promise.reject(new Error('no caller'));
    const mounted = mountContract(server.deps, calls, handlers, {
      byToken: rejectCaller,
      byTicket: rejectCaller,
      bySession: rejectCaller,
    });
    await expect(mounted(request, '/surat', info)).rejects.toMatchObject({ code: 'TERLALU_BESAR' });
    expect(pulled).toBeLessThan(20);
  });

  it('rejects texts over the limit of the form beside its files', async () => {
    const limit = 100_000;
    const statusOf = async (fields: Record<string, string>) =>
      (await send(toFormData(fields), {}, '/surat/teks')).status;
    expect(await statusOf({ judul: 'x'.repeat(limit) })).toBe(200);
    expect(await statusOf({ judul: 'x'.repeat(limit + 1) })).toBe(413);
    expect(await statusOf({ judul: 'x'.repeat(limit), isi: 'x' })).toBe(413);
  });

  it.each([
    ['JSON', '{"judul":"A"}', 'application/json', 415],
    ['no boundary', 'x', 'multipart/form-data', 415],
    ['a missing end', '--x\r\nContent-Dispo', 'multipart/form-data; boundary=x', 400],
    [
      'a repeated field',
      '--x\r\nContent-Disposition: form-data; name="judul"\r\n\r\nA\r\n--x\r\nContent-Disposition: form-data; name="judul"\r\n\r\nB\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'an Object.prototype key',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nA\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      400,
    ],
  ])('answers problem+json: %s', async (_, body, type, status) => {
    const answer = await send(body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('problem+json');
  });
});

describe('many forms at once', () => {
  it('stay within the memory limit and release their share when they are done', async () => {
    let open = (): void => undefined;
    let enter = (): void => undefined;
    const gate = new Promise<void>(resolve => (open = resolve));
    onTestFinished(() => open());
    const inside = new Promise<void>(resolve => (enter = resolve));
    const waiting = {
      surat: {
        ...handlers.surat,
        kirim: async (ctx: PublicContext, input: Parameters<typeof handlers.surat.kirim>[1]) => {
          if (input.body.judul === 'lama') {
            enter();
            await gate;
          }
          return await handlers.surat.kirim(ctx, input);
        },
      },
    };
    const rejectCaller = () => Promise.reject(new Error('no caller'));
    const calling = { byToken: rejectCaller, byTicket: rejectCaller, bySession: rejectCaller };
    const size = { total: 12_000, each: 6_000 };
    const memory = { account: size, anonymous: size };
    const mounted = mountContract(server.deps, calls, waiting, calling, { memory });
    const post = async (judul: string, content: string, peer = '127.0.0.1'): Promise<Response> =>
      await mounted(
        await postRequest('/surat', toFormData({ judul, berkas: letterFile(content) })),
        '/surat',
        { ...testRequestInfo(server.deps.log), peer },
      );
    const slow = post('lama', 'x'.repeat(3_500));
    await inside;
    await expect(post('lain', 'x'.repeat(3_500))).rejects.toMatchObject({ code: 'BELUM_SIAP' });
    expect((await post('kecil', 'isi')).status).toBe(200);
    expect((await post('lain', 'x'.repeat(3_500), '203.0.113.7')).status).toBe(200);
    open();
    expect((await slow).status).toBe(200);
    expect((await post('lain', 'x'.repeat(3_500))).status).toBe(200);
    // A rejected form releases its share.
    await expect(post('besar', 'x'.repeat(6_000))).rejects.toMatchObject({ code: 'TERLALU_BESAR' });
    expect((await post('lain', 'x'.repeat(3_500))).status).toBe(200);
  });
});

describe('the memory budget', () => {
  const sizes = { account: { total: 100, each: 40 }, anonymous: { total: 60, each: 30 } };
  const account = (id: number) => ({ kind: 'account' as const, key: String(id) });

  it('leaves room for others whatever one client sends', () => {
    const reserve = createMemoryBudget(sizes);
    const first = reserve(account(1));
    first.add(40);
    expect(() => reserve(account(1)).add(1)).toThrow('http.ownUploads');
    reserve(account(2)).add(40);
    expect(() => reserve(account(3)).add(30)).toThrow('http.manyUploads');
    const third = reserve(account(3));
    third.add(20);
    first.release();
    third.add(20);
  });

  it('is separate for clients without an account, by network', () => {
    const reserve = createMemoryBudget(sizes);
    for (const address of ['203.0.113.7', '2001:db8::1']) {
      reserve(anonymousOwner(address)).add(30);
    }
    for (const address of ['203.0.113.7', '2001:db8:0:0:ffff::2']) {
      expect(() => reserve(anonymousOwner(address)).add(1)).toThrow('http.networkUploads');
    }
    expect(() => reserve(anonymousOwner('2001:db8:0:1::2')).add(1)).toThrow('http.manyUploads');
    reserve(account(1)).add(40);
  });

  it('lets every call of the contract send its largest body', () => {
    for (const {
      endpoint: { access, multipart },
    } of allCalls) {
      const { each } = budgetSizes[access === 'public' ? 'anonymous' : 'account'];
      // The visitors of one network share an address.
      const count = access === 'public' ? 2 : 1;
      expect(count * (multipart?.maxBytes ?? 0)).toBeLessThanOrEqual(each);
    }
  });
});
