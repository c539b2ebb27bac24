import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { RequestReceipt } from '#contract/domains/permintaan-data/record.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { dataRequest as words } from '#texts/dataRequest.ts';
import { Receipt } from './Receipt.tsx';
import { RequestForm } from './RequestForm.tsx';
import { StatusForm } from './StatusForm.tsx';

type Part = 'ask' | 'status';

/**
 * Public page on which people make requests about their personal data, and read their state with the receipt. It never
 * says whether there are data of a person, and stores nothing in the browser.
 */
export function DataRequestPage() {
  useDocumentTitle(words.title);
  const [part, setPart] = useState<Part>('ask');
  const [receipt, setReceipt] = useState<RequestReceipt>();
  return (
    <PublicPage width={560}>
      <Typography variant="h1">{words.title}</Typography>
      <Typography sx={{ mt: 2 }}>{words.intro}</Typography>
      <Tabs
        value={part}
        onChange={(_, next: Part) => setPart(next)}
        aria-label={words.title}
        sx={{ mt: 2 }}
      >
        <Tab value="ask" label={words.ask} />
        <Tab value="status" label={words.status.tab} />
      </Tabs>
      {part === 'status' ? (
        <StatusForm receipt={receipt} />
      ) : receipt ? (
        <Receipt receipt={receipt} />
      ) : (
        <RequestForm onDone={setReceipt} />
      )}
      <Link component={RouterLink} to="/" sx={{ display: 'block', width: 'fit-content', mt: 4 }}>
        {words.sign_in}
      </Link>
    </PublicPage>
  );
}
