/** What the content compiler writes for `url: https://undula.example/team.x/project`. The tests of this folder run with it. */
export const basePath: string = '/team.x/project';
export const rootPath: string = basePath;
