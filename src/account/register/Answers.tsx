import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { FieldName, FileName } from '#contract/application/index.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { Answer } from './Answer.tsx';
import type { Errors } from './check.ts';
import { FileField } from './FileField.tsx';
import { isFileName, type Files, type Texts } from './steps.ts';

interface AnswersProps {
  fields: readonly (FieldName | FileName)[];
  texts: Texts;
  files: Files;
  errors: Errors;
  onText: (field: FieldName, text: string) => void;
  onFile: (field: FileName, file: File | undefined) => void;
}

/** Where a heading parts the answers, by the first one below it. */
const headings: Partial<Record<FieldName | FileName, string>> = {
  namaPenanggungJawab: words.section.pj,
  namaPIC: words.section.pic,
};

/** Some answers of the form, in their order. */
export const Answers = ({ fields, texts, files, errors, onText, onFile }: AnswersProps) =>
  fields.map(field => (
    <Fragment key={field}>
      {headings[field] && fields.length > 2 ? (
        <Typography variant="h3" sx={{ mt: 1 }}>
          {headings[field]}
        </Typography>
      ) : null}
      {isFileName(field) ? (
        <FileField
          field={field}
          file={files[field]}
          onChange={file => onFile(field, file)}
          error={errors[field]}
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
