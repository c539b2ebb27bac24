import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium, test, type Browser, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';

/**
 * Reads the QR codes of a picture with zbarimg, a program that knows nothing of the portal.
 * @throws when it is not installed, or finds no code
 */
export async function readQrCodes(picture: Buffer): Promise<string[]> {
  const file = test.info().outputPath('tickets.png');
  await writeFile(file, picture);
  try {
    const { stdout } = await promisify(execFile)('zbarimg', [
      '--quiet',
      '--raw',
      '-Sdisable',
      '-Sqrcode.enable',
      file,
    ]);
    return stdout.trim().split('\n').sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      const message = 'Install zbarimg (Debian: apt-get install zbar-tools) to run this test.';
      throw new Error(message, { cause: error });
    }
    throw error;
  }
}

/** Size of the frames of the fake camera in px. */
const frame = { width: 640, height: 480 };

/**
 * Starts a browser whose camera shows a picture.
 * @param page an open page, which draws the frames
 */
export async function startBrowserWithCamera(page: Page, picture: Buffer): Promise<Browser> {
  const studio = await page.context().newPage();
  await studio.setViewportSize(frame);
  await studio.setContent(
    `<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: #fff">
      <img src="data:image/png;base64,${picture.toString('base64')}" style="max-height: 80%" alt="">`,
  );
  const shot = await studio.screenshot({ type: 'jpeg', quality: 90 });
  await studio.close();
  const feed = test.info().outputPath('frames.mjpeg');
  await writeFile(feed, Buffer.concat(Array.from({ length: 10 }, () => shot)));
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  return await chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${feed}`,
    ],
  });
}
