import { Navigate, useParams, type RouteObject } from 'react-router-dom';
import type { ResourcePaths } from '#src/kit/registerResource.ts';
import { fillId } from '#src/kit/resource/resourceField.ts';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { resources } from '#src/resources/manifests.ts';

/** Where react-admin's own links to resources begin (`useCreatePath`, `ReferenceField`). */
export const resourcesPath = '/dashboard/data';

/** Leads to a page of a resource, whose path the specification decides. */
const ToPage = ({ page }: { page: keyof ResourcePaths }) => {
  const { resource = '', id = '' } = useParams();
  const paths = resources.find(({ name }) => name === resource)?.resource.paths;
  const path = paths?.[page] ?? (page === 'show' ? paths?.edit : undefined);
  return path === undefined ? <NotFoundPage /> : <Navigate to={fillId(path, id)} replace />;
};

/** The paths that react-admin makes for a resource and its records; each leads to the page of the console. */
export const resourceRoutes: RouteObject[] = [
  { path: `${resourcesPath}/:resource`, element: <ToPage page="list" /> },
  { path: `${resourcesPath}/:resource/create`, element: <ToPage page="create" /> },
  { path: `${resourcesPath}/:resource/:id`, element: <ToPage page="edit" /> },
  { path: `${resourcesPath}/:resource/:id/show`, element: <ToPage page="show" /> },
];
