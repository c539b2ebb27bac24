import Box from '@mui/material/Box';
import { useHistory } from '../historyContext.ts';
import { AuditLogSection } from './AuditLogSection.tsx';
import { CertificatesSection } from './CertificatesSection.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { ImportsSection } from './ImportsSection.tsx';
import { OtherRegistrationsSection } from './OtherRegistrationsSection.tsx';
import { PesertaFacts } from './PesertaFacts.tsx';
import { ReadsSection } from './ReadsSection.tsx';
import { SatusehatSection } from './SatusehatSection.tsx';
import { VisitsSection } from './VisitsSection.tsx';
import { VouchersSection } from './VouchersSection.tsx';

/** The participant's data beside their history. */
export const HistorySections = () => {
  const { history, numbers } = useHistory();
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <PesertaFacts history={history} numbers={numbers} />
      </Box>
      <Box sx={column}>
        <VouchersSection history={history} />
        <VisitsSection history={history} />
        <CertificatesSection history={history} />
        <SatusehatSection history={history} />
        <ConsentSection history={history} />
        <OtherRegistrationsSection history={history} />
        <ImportsSection history={history} />
        <AuditLogSection history={history} />
        <ReadsSection idPeserta={history.peserta.id} />
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };
