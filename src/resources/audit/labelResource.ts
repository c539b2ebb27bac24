/** Resources whose labels are stored under another resource's messages. */
const labelResources: Readonly<Record<string, string>> = { bhbu: 'application' };

/** The resource under which the labels of a logged resource are found (`resources.<name>`). */
export const labelResourceOf = (resource: string): string => labelResources[resource] ?? resource;
