import type { IconType } from 'react-icons';
import {
  LuAppWindow,
  LuBraces,
  LuCodeXml,
  LuCompass,
  LuGauge,
  LuGlobe,
  LuMegaphone,
  LuMessagesSquare,
  LuPalette,
  LuPenTool,
  LuRocket,
  LuShare2,
  LuSlidersHorizontal,
  LuSmartphone,
} from 'react-icons/lu';
import type { SharedIconName, SiteIconName } from '@/lib/icon-name';

/** One entry a name that only the site draws; it hands them to `Icon` when it starts. */
export const siteDrawings: Readonly<Record<Exclude<SiteIconName, SharedIconName>, IconType>> = {
  'app-window': LuAppWindow,
  braces: LuBraces,
  code: LuCodeXml,
  compass: LuCompass,
  gauge: LuGauge,
  globe: LuGlobe,
  megaphone: LuMegaphone,
  'messages-square': LuMessagesSquare,
  palette: LuPalette,
  'pen-tool': LuPenTool,
  rocket: LuRocket,
  share: LuShare2,
  sliders: LuSlidersHorizontal,
  smartphone: LuSmartphone,
};
