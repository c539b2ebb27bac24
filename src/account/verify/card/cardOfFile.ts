import { cardOfQr } from '#contract/core/health-card.ts';
import { z } from '#contract/core/zod.ts';
import { loadReader } from '#src/kit/camera/useCamera.ts';

const cardFile = z.object({ verifiableCredential: z.array(z.string()).min(1) });

/** Largest file that is read, in bytes. */
const maxFileBytes = 20_000_000;

/**
 * Returns the signed card in a picture of its QR code, or in a file of the framework
 * (`.smart-health-card`); undefined when there is none.
 * @throws when the picture cannot be decoded
 */
export async function cardOfFile(file: File): Promise<string | undefined> {
  if (file.size > maxFileBytes) return undefined;
  if (!file.type.startsWith('image/')) {
    return cardFile.safeParse(JSON.parse(await file.text())).data?.verifiableCredential[0];
  }
  const read = await loadReader();
  const texts = await read(file);
  return texts.map(cardOfQr).find(card => card !== undefined);
}
