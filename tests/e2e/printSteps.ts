import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { readPdf } from '../server/pdf/read-pdf.ts';
import { expect, type PortalPage } from './fixtures.ts';

/** Opens a print view and waits for the document and its font. */
export async function openPrintView({ page }: PortalPage, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.paper')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Returns what of the document on screen is outside its sheet or its cell. */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Fractions of a pixel that borders add. */
    const tolerance = 1;
    const paper = document.querySelector('.paper');
    const area = paper?.getBoundingClientRect();
    if (!paper || !area) return ['no document'];
    const outside = [
      ...paper.querySelectorAll('p, td, th, dd, dt, h2, h3, .party > *, svg'),
    ].filter(element => {
      const { bottom, right, top, left } = element.getBoundingClientRect();
      return (
        bottom > area.bottom + tolerance ||
        right > area.right + tolerance ||
        top < area.top - tolerance ||
        left < area.left - tolerance
      );
    });
    const cut = [...paper.querySelectorAll('td, th')].filter(
      cell => cell.scrollWidth > cell.clientWidth + tolerance,
    );
    return [...outside, ...cut].map(
      element => `${element.tagName} ${element.textContent.slice(0, 40)}`,
    );
  });

/** Prints the page of the console as the browser's own print action does. */
export async function printedByBrowser(page: Page) {
  return await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

/** Text without spaces, because a PDF has some in other places. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Decodes the QR code of the document on the screen. */
export async function decodeShownQr(page: Page): Promise<string | null> {
  const size = 240;
  const pixels = await page.evaluate(async side => {
    const svg = document.querySelector('.paper .qr svg');
    if (!svg) return [];
    const image = new Image(side, side);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, side, side);
    return [...(context?.getImageData(0, 0, side, side).data ?? [])];
  }, size);
  return pixels.length === 0
    ? null
    : (jsQR(new Uint8ClampedArray(pixels), size, size)?.data ?? null);
}
