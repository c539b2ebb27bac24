import { z } from './zod.ts';

/** Any JSON value; `JsonValue` is the name of its schema in the API's documentation. */
export const jsonValue = z.json().register(z.globalRegistry, { id: 'JsonValue' });
