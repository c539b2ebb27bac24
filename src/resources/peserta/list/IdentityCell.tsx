import { useEffect, useState } from 'react';
import { pesertaCalls, type Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PlainIconButton } from '#src/kit/command/PlainIconButton.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { groupNik } from '#src/kit/format/identity.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Time in ms for which a revealed number is visible. */
const revealedMs = 30_000;

/** The field with the number that identifies a participant: the NIK, or a foreigner's passport. */
const identityField = ({ isWNI }: Peserta): 'nik' | 'noPaspor' => (isWNI ? 'nik' : 'noPaspor');

const eye =
  'M1.8 10c1.6-3.3 4.6-5.2 8.2-5.2s6.6 1.9 8.2 5.2c-1.6 3.3-4.6 5.2-8.2 5.2S3.4 13.3 1.8 10zM7.6 10a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0';

const lineStyle = { display: 'inline-flex', alignItems: 'center', gap: 4, marginBlock: -4 };

/** Returns the masked number that identifies a participant. */
export const maskedIdentity = (record: Peserta): string | null => record[identityField(record)];

/**
 * The masked number of a participant in a list, with a button that reveals it for a short time. The
 * full number is never stored outside of this cell, and revealing it is audited.
 */
export const IdentityCell = ({ record }: { record: Peserta }) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const [revealed, setRevealed] = useState<string>();
  const field = identityField(record);
  const masked = record[field];
  const reveal = useCommand({
    run: () => call(pesertaCalls.reveal, { params: { id: record.id } }),
    onSuccess: numbers => setRevealed(groupNik(numbers[field])),
    notifiesErrors: true,
  });
  useEffect(() => {
    if (revealed === undefined) return undefined;
    const hide = () => setRevealed(undefined);
    const timer = setTimeout(hide, revealedMs);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [revealed]);
  if (!masked) return <EmptyValue />;
  const isRevealed = revealed !== undefined;
  const label = t(`resources.peserta.number.${isRevealed ? 'hide_of' : 'reveal_of'}`, {
    label: t(`resources.peserta.fields.${field}`),
    name: record.nama,
  });
  return (
    <span style={lineStyle}>
      <span className={plainClass.code}>{revealed ?? masked}</span>
      {can('peserta.reveal') ? (
        <PlainIconButton
          path={isRevealed ? `${eye}M3.5 16.5l13-13` : eye}
          aria-label={label}
          aria-busy={reveal.isRunning}
          onClick={() => {
            if (isRevealed) setRevealed(undefined);
            // Disabling the button meanwhile would take the focus away from it.
            else if (!reveal.isRunning) void reveal.run();
          }}
        />
      ) : null}
    </span>
  );
};
