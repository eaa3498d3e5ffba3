import { rootPath } from '@/lib/base-path';

/** The folder of the prototypes (`src/prototypes`): each is an application of its own, in one language. */
const folder = `${rootPath}/work`;

/** The path of a project's prototype. */
export const prototypePath = (id: string): string => `${folder}/${id}`;

/** The path of the page with a prototype's source. */
export const prototypeSourcePath = (id: string): string => `${prototypePath(id)}/source`;

export const isPrototypePath = (path: string): boolean => path.startsWith(`${folder}/`);
