import type { FileTextsLoader } from '../lazyMessages.ts';

/** Loads the texts of exported files, which are in Indonesian. */
export const loadFileTexts: FileTextsLoader | undefined = async () => {
  const [{ coreMessages }, { resourceMessages }] = await Promise.all([
    import('../id/core.ts'),
    import('../id/resourceMessages.ts'),
  ]);
  return [coreMessages, { resources: resourceMessages }];
};
