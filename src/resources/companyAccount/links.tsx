import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { recordPathFor } from '#contract/record-pages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** The number of an invoice, which leads to its page. */
export const InvoiceLink = ({ id, number }: { id: number; number: string | null }) => {
  const { role } = useRequiredSession();
  return (
    <MuiLink
      component={Link}
      to={recordPathFor(role, 'invoice', id)}
      sx={{ ...target, whiteSpace: 'nowrap' }}
    >
      {number ?? id}
    </MuiLink>
  );
};

interface PaymentLinkProps {
  idPayment: number;
  idInvoice: number;
  text: string;
}

/** Leads to the page of a payment; a company has one for all payments of an invoice. */
export const PaymentLink = ({ idPayment, idInvoice, text }: PaymentLinkProps) => {
  const { role } = useRequiredSession();
  const isStaff = permissionScope(role, 'payment.read') === 'all';
  const to = isStaff
    ? recordPathFor(role, 'payment', idPayment)
    : recordPathFor(role, 'paymentsOfInvoice', idInvoice);
  return (
    <MuiLink component={Link} to={to} sx={target}>
      {text}
    </MuiLink>
  );
};

const target = { display: 'inline-block', py: '3px', overflowWrap: 'anywhere' };
