import { describe, expect, it } from 'vitest';
import { assess, toExport } from '#server/domains/satusehat/assess.ts';
import { resourcesOf } from '#server/domains/satusehat/fhir/bundle.ts';
import type { Source } from '#server/domains/satusehat/source.ts';
import {
  buildExternal,
  buildFacility,
  buildSource,
  buildSourceProduct,
  ihs,
  reaction,
} from '../../builders/satusehat.ts';
import { schemaErrors } from './fhir-schema.ts';

const immunization = (source: Source) => resourcesOf(source)[0];

describe('a record that was sent', () => {
  const stamps = { dikirimPada: '2026-11-10T09:00:00.000Z', dikirimOleh: 'Ns. Contoh' };
  const sent = (source: Source): Source => ({
    ...source,
    ...stamps,
    sidik: assess(source).content?.sidik ?? '',
    organisasi: ihs.organization,
    pengamatan: resourcesOf(source)
      .slice(1)
      .map(({ identifier: [{ value }] }) => value),
  });

  it('is as it was sent until something that SATUSEHAT reads changes', () => {
    const source = sent(buildSource());
    expect(assess(source).keadaan).toBe('DIKIRIM');
    for (const change of [
      { batch: '202109B9999' },
      { jam: '10:20' },
      { kipi: [reaction] },
      { faskes: buildFacility({ ihsLokasi: ihs.encounter }) },
      { product: buildSourceProduct({ volumeMl: 0.3 }) },
    ]) {
      expect(assess({ ...source, ...change }).keadaan, JSON.stringify(change)).toBe('BERUBAH');
    }
    expect(assess({ ...source, nama: 'Ayu Contoh Baru' }).keadaan).toBe('DIKIRIM');
  });

  it('is entered in error under the same identifier when it is cancelled', () => {
    const source = buildSource({ kipi: [reaction] });
    const cancelled = { ...sent(source), isCancelled: true };
    expect(assess(cancelled).keadaan).toBe('BERUBAH');
    const [made, ...observations] = resourcesOf(cancelled);
    expect(made.status).toBe('entered-in-error');
    expect(made.identifier).toEqual(immunization(source).identifier);
    expect(observations.map(({ status }) => status)).toEqual([
      'entered-in-error',
      'entered-in-error',
    ]);
  });

  it.each([
    ['a dose', buildSource({ kipi: [reaction] })],
    ['a booster given elsewhere', buildExternal()],
  ])('%s has its identifiers from the organization in whose name it was sent', (_name, source) => {
    const corrected = { ...sent(source), faskes: buildFacility({ ihsOrganisasi: '100099999' }) };
    expect(resourcesOf(corrected).map(({ identifier }) => identifier)).toEqual(
      resourcesOf(source).map(({ identifier }) => identifier),
    );
    const never = { ...source, faskes: buildFacility({ ihsOrganisasi: '100099999' }) };
    expect(immunization(never).identifier[0].system).toContain('100099999');
  });

  it('withdraws the observation of a symptom that is no longer stored, until it is stored again', () => {
    const source = sent(buildSource({ kipi: [reaction] }));
    const [first] = reaction.manifestasi;
    const fewer = { ...source, kipi: [{ ...reaction, manifestasi: first ? [first] : [] }] };
    expect(assess(fewer).keadaan).toBe('BERUBAH');
    const [made, ...observations] = resourcesOf(fewer);
    expect(made.reaction).toHaveLength(1);
    expect(observations.map(({ identifier: [{ value }], status }) => `${value} ${status}`)).toEqual(
      ['kipi-12-1 final', 'kipi-12-2 entered-in-error'],
    );
    for (const one of observations) expect(schemaErrors(one)).toEqual([]);
    const again = sent(fewer);
    expect(assess(again).keadaan).toBe('DIKIRIM');
    expect(assess({ ...again, kipi: [] }).keadaan).toBe('BERUBAH');
    expect(
      resourcesOf({ ...again, kipi: [reaction] })
        .slice(1)
        .map(({ status }) => status),
    ).toEqual(['final', 'final']);
  });

  it('is not in the file while nothing changes; a cancelled one that was never sent never is', () => {
    const assessed = [
      sent(buildSource()),
      buildSource({ nomor: 2, isCancelled: true }),
      buildSource({ nomor: 3 }),
    ].map(assess);
    expect(assessed.map(({ keadaan }) => keadaan)).toEqual(['DIKIRIM', 'TIDAK_PERLU', 'SIAP']);
    expect(toExport(assessed).records.map(({ source }) => source.nomor)).toEqual([3]);
  });
});
