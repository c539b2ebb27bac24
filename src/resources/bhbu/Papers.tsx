import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { fileNames } from '#contract/application/index.ts';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { Paper } from './Paper.tsx';

/** The documents of a company, within its form: kept by themselves, whatever becomes of the form. */
export const Papers = () => {
  const { record } = useFormFacts();
  const { data } = useGetOne<Bhbu>('bhbu', { id: Number(record?.id) });
  return data ? <PaperList record={data} /> : null;
};

/** One line for each document that a company has, or should have. */
export const PaperList = ({ record }: { record: Bhbu }) => (
  <Box component="ul" sx={sheet}>
    {fileNames.map(field => (
      <Paper key={field} record={record} field={field} />
    ))}
  </Box>
);
