/** The browsers that every bundle is made for, as a browserslist query. */
export const browsers = 'chrome >= 100, edge >= 100, firefox >= 100, safari >= 15.4, ios_saf >= 15.4';
