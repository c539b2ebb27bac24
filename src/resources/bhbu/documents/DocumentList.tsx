import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { applicationFileNames } from '#contract/application/index.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { useResourceForm } from '#src/ui/form/ResourceFormContext.ts';
import { borderedList } from '#src/ui/page/borderedList.ts';
import { DocumentRow } from './DocumentRow.tsx';

/**
 * The documents section of the company form; uploads are stored at once, independent of the form.
 */
export const DocumentsFormSection = () => {
  const { record } = useResourceForm();
  const { data } = useGetOne<Bhbu>('bhbu', { id: Number(record?.id) });
  return data ? <DocumentList record={data} /> : null;
};

/** Lists every document type, including those without a file. */
export const DocumentList = ({ record }: { record: Bhbu }) => (
  <Box component="ul" sx={borderedList}>
    {applicationFileNames.map(field => (
      <DocumentRow key={field} record={record} field={field} />
    ))}
  </Box>
);
