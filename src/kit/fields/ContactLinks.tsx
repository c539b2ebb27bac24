import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatPhone, phoneHref } from '../format/phone.ts';
import { waLink } from '../format/waLink.ts';

interface ContactLinksProps {
  name: string;
  phone: string | null;
  email: string | null;
}

/** A person with the links that call, write by WhatsApp and write a mail. */
export const ContactLinks = ({ name, phone, email }: ContactLinksProps) => {
  const t = useMessages();
  const href = phoneHref(phone);
  const number = href?.slice('tel:'.length);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <strong>{name}</strong>
      {href ? (
        <Link href={href} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          {formatPhone(phone)}
        </Link>
      ) : null}
      {/* Landlines have no WhatsApp. */}
      {number?.startsWith('+628') ? (
        <Link
          href={waLink(number)}
          color="inherit"
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('common.whatsapp_to', { name })}
        >
          WhatsApp
        </Link>
      ) : null}
      {email ? (
        <Link href={`mailto:${email}`} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      ) : null}
    </Box>
  );
};
