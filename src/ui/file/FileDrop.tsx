import { useWords } from '#src/i18n/useWords.ts';
import { FileChoice, type FileChoiceProps } from './FileChoice.tsx';

/** `FileField` with the console's translations. */
export const FileDrop = (props: FileChoiceProps) => {
  const say = useWords();
  return (
    <FileChoice
      {...props}
      words={{
        drop: say('file.drop'),
        letGo: say('file.let_go'),
        oneOnly: say('file.one_only'),
        another: say('file.another'),
        look: say('file.look'),
        hide: say('file.hide'),
        small: say('file.small'),
        remove: name => say('file.remove', { name }),
        preview: name => say('file.preview', { name }),
      }}
    />
  );
};
