import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { fileNames } from '#contract/application/index.ts';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { Paper } from './Paper.tsx';

/**
 * The documents section of the company form; uploads are stored at once, independent of the form.
 */
export const Papers = () => {
  const { record } = useFormFacts();
  const { data } = useGetOne<Bhbu>('bhbu', { id: Number(record?.id) });
  return data ? <PaperList record={data} /> : null;
};

/** Lists every document type, including those without a file. */
export const PaperList = ({ record }: { record: Bhbu }) => (
  <Box component="ul" sx={sheet}>
    {fileNames.map(field => (
      <Paper key={field} record={record} field={field} />
    ))}
  </Box>
);
