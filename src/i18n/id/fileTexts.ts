import type { FileTextsLoader } from '../lazyMessages.ts';

/** Loads the texts of exported files; none, because the console's own are in Indonesian. */
export const loadFileTexts: FileTextsLoader | undefined = undefined;
