import '../../generated/fonts/portal.css';
import '../../generated/fonts/full.css';
import '../../styles/global.scss';
import '../../styles/own-size.scss';
import { createRoot } from 'react-dom/client';
import { drawMissing } from '@/design-system/icon/icon';
import { LateIcon } from '@/design-system/icon/late-icon';
import { loadDrafts } from '@/platform/drafts';
import { StudioApp } from './studio-app';

async function start() {
  drawMissing(LateIcon);
  await loadDrafts();
  createRoot(document.getElementById('root')!).render(<StudioApp />);
}

void start();
