/** What the content compiler writes for `url: https://undula.example/team.x/project`. The tests of this folder run with it. */
const folder: string = '/team.x/project';
export const basePath = folder;
/** @public Imported in place of that module. */
export const rootPath = folder;
