/** What the content compiler writes for `url: https://undula.example/team.x/project`. The tests of this folder run with it. */
export const rootPath: string = '/team.x/project';
export const basePath: string = `${rootPath}`;
