import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { drawDocument } from '#server/platform/pdf/draw-document.ts';
import { createPdfRenderer, renderPdf } from '#server/platform/pdf/render-pdf.ts';
import type { PrintedDocument } from '#contract/core/document/block.ts';

const document: PrintedDocument = {
  title: 'Contoh',
  number: null,
  letterhead: null,
  isDraft: false,
  blocks: [{ kind: 'paragraph', text: 'Satu paragraf.' }],
};

describe('renderPdf', () => {
  it('gives in its thread the bytes that the same blocks give elsewhere', async () => {
    const here = await drawDocument(document, { seconds: 60 });
    const there = await renderPdf(document);
    expect(there.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(there.equals(here)).toBe(true);
  });

  it('draws what looks like a script, a formula or an address, and makes no action of it', async () => {
    const hostile = '=1+1 <script>alert(1)</script> javascript:alert(1) https://x.test/ (/JS)';
    const bytes = await drawDocument(
      {
        ...document,
        title: hostile,
        number: hostile,
        blocks: [{ kind: 'paragraph', text: hostile }],
      },
      { seconds: 60 },
    );
    const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const text = items.map(item => ('str' in item ? item.str : '')).join(' ');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('<script>alert(1)</script>');
    expect(await page.getAnnotations()).toEqual([]);
    expect(await pdf.getJSActions()).toBeNull();
    expect(await pdf.getOpenAction()).toBeNull();
  });

  it('passes on the failure of a document, and renders the next one', async () => {
    const broken = { ...document, blocks: [{ kind: 'paragraph' }] } as unknown as PrintedDocument;
    await expect(renderPdf(broken)).rejects.toThrow();
    await expect(renderPdf(document)).resolves.toBeInstanceOf(Buffer);
  });

  it('refuses a document while too many wait', async () => {
    const render = createPdfRenderer({ maxPending: 1 });
    const first = render(document);
    await expect(render(document)).rejects.toMatchObject({ code: 'BELUM_SIAP' });
    await first;
    await expect(render(document)).resolves.toBeInstanceOf(Buffer);
  });

  it('stops a document whose time is over', async () => {
    await expect(drawDocument(document, { seconds: 0 })).rejects.toThrow('too long');
  });
});
