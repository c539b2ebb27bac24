import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { weekStart } from '#contract/core/values/day.ts';
import { inForceStates } from '#contract/states/pks.ts';
import { longInstant } from '#documents/format.ts';
import { findWitnessedHeads } from '#server/platform/audit/seal/sealed-log.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Deps } from '#server/platform/context.ts';
import { transaction, type Tx } from '#server/platform/db/client.ts';
import { auditLog, bhbu, pks } from '#server/platform/db/schema/index.ts';
import { dayInJakarta, startOfDayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueMessage } from '#server/platform/outbox/outbox.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';
import { openSigner } from '#server/platform/signing/signing-keys.ts';

/** Action of the audit entry that says who got the seals in a week. */
const action = 'auditSeal.witness';

const findWitnesses = (tx: Tx) =>
  tx
    .selectDistinct({ id: bhbu.id, nama: bhbu.namaBHBU, email: bhbu.emailPerusahaan })
    .from(bhbu)
    .innerJoin(pks, eq(pks.idBHBU, bhbu.id))
    .where(
      and(
        eq(bhbu.isActive, true),
        isNotNull(bhbu.emailPerusahaan),
        inArray(pks.status, [...inForceStates]),
      ),
    )
    .orderBy(bhbu.id);

/**
 * Mails the last seals of the audit log and of the dose ledger to each company with an agreement in force, once
 * a week: what they noted cannot be changed by one party alone. Without a mail server nothing is sent.
 */
export const sendSealsToWitnesses = ({
  config,
  keys,
}: {
  readonly config: Pick<Deps['config'], 'smtp'>;
  readonly keys: Deps['keys'];
}): TableJob => ({
  name: 'send seals to witnesses',
  runAll: async (db, now) => {
    if (config.smtp === null) return;
    const monday = weekStart(dayInJakarta(now));
    const sentThisWeek = and(
      eq(auditLog.action, action),
      gte(auditLog.at, startOfDayInJakarta(monday)),
    );
    if ((await db.$count(auditLog, sentThisWeek)) > 0) return;
    await transaction(db, async tx => {
      const heads = await findWitnessedHeads(tx);
      if (heads.length === 0) return;
      const { kid } = await openSigner(tx, keys, 'BERKAS');
      const witnesses = await findWitnesses(tx);
      for (const { id, nama, email } of witnesses) {
        const paragraphs = [
          message('mail.witness.text', { perusahaan: nama }),
          ...heads.map(({ noun, id: nomor, sealedAt, hash }) =>
            message('mail.witness.seal', {
              catatan: noun,
              nomor,
              waktu: longInstant(sealedAt),
              hash,
            }),
          ),
          message('mail.witness.key', { kid }),
          message('mail.witness.check'),
        ];
        await enqueueMessage(tx, now, 'mail', {
          to: email ?? '',
          subject: translator.render(message('mail.witness.subject', { hari: monday })),
          text: paragraphs.map(one => translator.render(one)).join('\n\n'),
          about: { resource: 'bhbu', recordId: id },
        });
      }
      await writeAudit(
        { ...systemContext(tx, now), requestId: null, address: null },
        {
          action,
          resource: 'auditSeal',
          after: {
            penerima: witnesses.length,
            segel: heads.map(({ noun, id, hash }) => ({ catatan: noun, nomor: id, hash })),
          },
        },
      );
    });
  },
});
