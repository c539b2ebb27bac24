import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import {
  applicationFileRule,
  type ApplicationFieldName,
  type ApplicationFileName,
} from '#contract/domains/application/index.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { FileField } from '#src/kit/file/FileField.tsx';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { register as words } from '#texts/register.ts';
import { isFileField, type TextValues } from '../steps.ts';
import { RegistrationField } from './RegistrationField.tsx';
import { isOptionalField, type RegistrationErrors } from './validateFields.ts';
import { checkDocument } from './checkDocument.ts';
import { fileLabels } from './fileLabels.ts';
import type { FileState } from './useFileValues.ts';

interface RegistrationFieldsProps {
  fields: readonly (ApplicationFieldName | ApplicationFileName)[];
  texts: TextValues;
  fileState: FileState;
  errors: RegistrationErrors;
  onText: (field: ApplicationFieldName, text: string) => void;
  /** Called with a field whose text or file changes, and whose error then no longer applies. */
  onChange: (field: ApplicationFieldName | ApplicationFileName) => void;
}

/** Section headings, keyed by the first field of the section. */
const sectionHeadings: Partial<Record<ApplicationFieldName | ApplicationFileName, string>> = {
  namaPenanggungJawab: words.section.penanggungJawab,
  namaPIC: words.section.pic,
};

/** Fields of the PIC, each with that of the representative, who may be the same person. */
const picOfRepresentative = [
  ['namaPIC', 'namaPenanggungJawab'],
  ['noHP', 'hpPenanggungJawab'],
  ['email', 'emailPenanggungJawab'],
] as const satisfies readonly (readonly [ApplicationFieldName, ApplicationFieldName])[];

/** Registration fields in the given order. */
export const RegistrationFields = ({
  fields,
  texts,
  fileState: { files, rejections, setFile, rejectFile },
  errors,
  onText,
  onChange,
}: RegistrationFieldsProps) =>
  fields.map(field => (
    <Fragment key={field}>
      {sectionHeadings[field] && fields.length > 2 ? (
        <Typography variant="h3" sx={{ mt: 1 }}>
          {sectionHeadings[field]}
        </Typography>
      ) : null}
      {field === 'namaPIC' && fields.includes('namaPenanggungJawab') ? (
        <Button
          variant="outlined"
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => {
            for (const [to, from] of picOfRepresentative) {
              onText(to, texts[from] ?? '');
              onChange(to);
            }
          }}
        >
          {words.same_person}
        </Button>
      ) : null}
      {isFileField(field) ? (
        <FileField
          id={field}
          label={
            isOptionalField(field)
              ? interpolate(words.optional, { label: applicationLabels[field] })
              : applicationLabels[field]
          }
          rule={applicationFileRule}
          file={files[field]}
          onChange={file => {
            setFile(field, file);
            onChange(field);
          }}
          checkContent={checkDocument}
          onReject={reason => rejectFile(field, reason)}
          error={rejections[field] ?? errors[field]}
          words={fileLabels}
        />
      ) : (
        <RegistrationField
          field={field}
          value={texts[field] ?? ''}
          onChange={text => {
            onText(field, text);
            onChange(field);
          }}
          error={errors[field]}
        />
      )}
    </Fragment>
  ));
