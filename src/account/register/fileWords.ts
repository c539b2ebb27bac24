import { fillIn } from '#src/account/fillIn.ts';
import { file } from '#src/i18n/id/file.ts';
import type { FileWords } from '#src/ui/file/FileChoice.tsx';

/** Labels of the file input, for pages without the i18n provider. */
export const fileWords: FileWords = {
  drop: file.drop,
  letGo: file.let_go,
  oneOnly: file.one_only,
  another: file.another,
  look: file.look,
  hide: file.hide,
  small: file.small,
  remove: name => fillIn(file.remove, { name }),
  preview: name => fillIn(file.preview, { name }),
};
