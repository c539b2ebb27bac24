import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { phoneMediaQuery } from '../theme/tokens.ts';

/** Whether a word is a number such as '0012/PKS/XI/2026', which browsers break at its slashes. */
export const isDocumentNumber = (word: string): boolean => /\d/.test(word) && /[/-]/.test(word);

/** Characters of a number that a line of a phone holds in the size of a title. */
const phoneLine = 14;

/** A title whose document numbers start a new line, or are smaller on phones, before they break. */
export const TitleText = ({ text }: { text: string }) => {
  const words = text.split(' ');
  if (!words.some(isDocumentNumber)) return text;
  return words.map((word, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      {isDocumentNumber(word) ? (
        <Box component="span" sx={word.length > phoneLine ? longStyle(word.length) : numberStyle}>
          {word}
        </Box>
      ) : (
        word
      )}
    </Fragment>
  ));
};

const numberStyle = { display: 'inline-block', maxWidth: '100%' };

/** So small that a number fits beside the help button; a character is about 0.6 em wide. */
const longStyle = (length: number) => ({
  ...numberStyle,
  [phoneMediaQuery]: {
    fontSize: `min(1.25rem, calc((100vw - 92px) / ${(length * 0.6).toFixed(1)}))`,
  },
});
