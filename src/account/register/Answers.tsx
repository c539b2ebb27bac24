import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import {
  applicationRule,
  labelOf,
  type FieldName,
  type FileName,
} from '#contract/application/index.ts';
import { fillIn } from '#src/account/fillIn.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { FileChoice } from '#src/ui/file/FileChoice.tsx';
import { Answer } from './Answer.tsx';
import { isOptional, type Errors } from './check.ts';
import { fileWords } from './fileWords.ts';
import { isFileName, type Files, type Texts } from './steps.ts';

interface AnswersProps {
  fields: readonly (FieldName | FileName)[];
  texts: Texts;
  files: Files;
  errors: Errors;
  onText: (field: FieldName, text: string) => void;
  onFile: (field: FileName, file: File | undefined) => void;
}

/** Section headings, keyed by the first field of the section. */
const headings: Partial<Record<FieldName | FileName, string>> = {
  namaPenanggungJawab: words.section.pj,
  namaPIC: words.section.pic,
};

/** Registration fields in the given order. */
export const Answers = ({ fields, texts, files, errors, onText, onFile }: AnswersProps) =>
  fields.map(field => (
    <Fragment key={field}>
      {headings[field] && fields.length > 2 ? (
        <Typography variant="h3" sx={{ mt: 1 }}>
          {headings[field]}
        </Typography>
      ) : null}
      {isFileName(field) ? (
        <FileChoice
          id={field}
          label={
            isOptional(field) ? fillIn(words.optional, { label: labelOf[field] }) : labelOf[field]
          }
          rule={applicationRule}
          file={files[field]}
          onChange={file => onFile(field, file)}
          error={errors[field]}
          words={fileWords}
        />
      ) : (
        <Answer
          field={field}
          value={texts[field] ?? ''}
          onChange={text => onText(field, text)}
          error={errors[field]}
        />
      )}
    </Fragment>
  ));
