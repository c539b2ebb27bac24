import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { longestValue, valuePattern } from '../format/valuePattern.ts';

/** Splits a text into what may break and values that may not. */
const splitText = (text: string): ReactNode => {
  const values = [...text.matchAll(valuePattern)].filter(([value]) => value.length <= longestValue);
  if (values.length === 0) return text;
  let end = 0;
  return (
    <>
      {values.map(({ 0: value, index }) => {
        const before = text.slice(end, index);
        end = index + value.length;
        return (
          <Fragment key={index}>
            {before}
            <span className={plainClass.unbroken}>{value}</span>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
};

/** Splits the texts of content, also those in plain elements and links; other components render their own texts. */
const splitTexts = (content: ReactNode): ReactNode =>
  typeof content === 'string'
    ? splitText(content)
    : isPlain(content)
      ? cloneElement(content, undefined, splitTexts(content.props.children))
      : isList(content)
        ? Children.map(content, splitTexts)
        : content;

const isList = (content: ReactNode): content is readonly ReactNode[] => Array.isArray(content);

type PlainElement = ReactElement<{ children?: ReactNode }>;

/** Components that show their children as they are. */
const transparent: ReadonlySet<unknown> = new Set([Fragment, Link, MuiLink]);

const isPlain = (content: ReactNode): content is PlainElement =>
  isValidElement(content) && (typeof content.type === 'string' || transparent.has(content.type));

/**
 * Renders content so that no date, number or amount in its texts breaks at its hyphens and slashes. The texts stay as
 * they are, so that they can be copied and found; characters that do not break would be copied too.
 */
export const Unbroken = ({ children }: { children: ReactNode }) => splitTexts(children);
