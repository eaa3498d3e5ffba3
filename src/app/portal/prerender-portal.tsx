import { allDrawings } from '@/design-system/icon/all-drawings';
import { addDrawings } from '@/design-system/icon/icon';
import { renderWhole } from '../render-whole';
import { PortalApp } from './portal-app';

addDrawings(allDrawings);

/**
 * The HTML of a sign-in or portal page: a form, or the shell with the screen's heading. The screens' records
 * exist only in the browser.
 */
export const renderPortalPage = (path: string): Promise<string> => renderWhole(path, <PortalApp />);
