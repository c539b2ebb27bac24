import { cleanup, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceDefinition,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { accountManifest } from '#src/account/settings/manifest.ts';
import { dashboardManifest } from '#src/dashboard/manifest.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { printManifest } from '#src/print/manifest.ts';
import { resourceManifests, resources } from '#src/resources/manifests.ts';
import { resourceDefinitions } from '#src/shell/resourceDefinitions.tsx';
import { resourcesPath } from '#src/shell/routing/resourceRoutes.tsx';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import { clearBrowserState, openConsole, rememberSession } from '../harness/openConsole.tsx';

afterEach(() => {
  cleanup();
  clearBrowserState();
});

describe('a registered module', () => {
  it.each([dashboardManifest, accountManifest, printManifest, ...resourceManifests])(
    'of $name has the components of its screens, and their titles',
    async ({ load, screens }) => {
      const components = (await load()) as Readonly<Record<string, unknown>>;
      for (const { component, title } of screens) {
        expect(components[component], component).toBeTruthy();
        expect(i18nProvider.translate(title), title).not.toBe(title);
      }
    },
  );
});

describe("react-admin's hooks", () => {
  /** What react-admin says of a batch. */
  const BatchFacts = () => {
    const record = useRecordContext<AnyRecord>();
    const path = useCreatePath()({ resource: 'batch', type: 'show', id: record?.id });
    const { hasCreate, hasShow } = useResourceDefinition();
    const nameOf = useGetRecordRepresentation('batch');
    return (
      <>
        <p>{nameOf(record)}</p>
        <p>{`${path} ${hasCreate} ${hasShow}`}</p>
      </>
    );
  };

  it('know the resources, the names of their records and the paths of their pages', async () => {
    render(
      <MemoryRouter>
        <CoreAdminContext basename={resourcesPath}>
          <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
            <ResourceContextProvider value="batch">
              <RecordContextProvider value={{ id: 7, nomor: 'BN-7' }}>
                <BatchFacts />
              </RecordContextProvider>
            </ResourceContextProvider>
          </ResourceDefinitionContextProvider>
        </CoreAdminContext>
      </MemoryRouter>,
    );
    expect(await screen.findByText('BN-7')).toBeTruthy();
    expect(screen.getByText('/dashboard/data/batch/7/show true true')).toBeTruthy();
    expect(Object.keys(resourceDefinitions)).toHaveLength(resources.length);
    // A voucher has a page and no form.
    expect(resourceDefinitions['voucher']?.hasEdit).toBe(false);
    expect(resourceDefinitions['batch']?.hasEdit).toBe(true);
  });

  it("have paths that lead to the console's pages", async () => {
    rememberSession({ role: 'FASKES' });
    const { address } = openConsole(`${resourcesPath}/batch/7/show`);
    await waitFor(() => expect(address()).toBe('/admin/batch/7'));
  });
});
