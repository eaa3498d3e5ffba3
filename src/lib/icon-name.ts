/** The icons that content may use. `design-system/icon` must map each one, or it does not compile. */
export const siteIconNames = [
  'app-window',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'braces',
  'check',
  'chevron-down',
  'circle-alert',
  'code',
  'compass',
  'copy',
  'external-link',
  'gauge',
  'globe',
  'layers',
  'mail',
  'megaphone',
  'menu',
  'messages-square',
  'monitor-smartphone',
  'palette',
  'pause',
  'pen-tool',
  'play',
  'rocket',
  'search',
  'sliders',
  'share',
  'smartphone',
  'x',
] as const;
export type SiteIconName = (typeof siteIconNames)[number];

/** The icons that only the portal uses. Content may not use them. */
export type PortalIconName =
  | 'arrow-down-right'
  | 'arrow-up-right'
  | 'bell'
  | 'book-open'
  | 'bookmark'
  | 'calendar'
  | 'chart-line'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-check'
  | 'clock'
  | 'columns'
  | 'download'
  | 'eye'
  | 'eye-off'
  | 'file-text'
  | 'graduation-cap'
  | 'grip'
  | 'handshake'
  | 'inbox'
  | 'layout-dashboard'
  | 'list'
  | 'list-checks'
  | 'log-out'
  | 'message-square'
  | 'minus'
  | 'moon'
  | 'more'
  | 'paperclip'
  | 'pencil'
  | 'plus'
  | 'printer'
  | 'repeat'
  | 'rotate-ccw'
  | 'send'
  | 'settings'
  | 'square'
  | 'star'
  | 'sun'
  | 'trash'
  | 'trending-down'
  | 'trending-up'
  | 'triangle-alert'
  | 'undo'
  | 'upload'
  | 'user'
  | 'user-plus'
  | 'users';

export type IconName = SiteIconName | PortalIconName;

/** The icons of the portal's shell and home screens, included in the first bundle. */
export type FirstIconName =
  | 'arrow-down-right'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'bell'
  | 'book-open'
  | 'calendar'
  | 'chart-line'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'clock'
  | 'file-text'
  | 'graduation-cap'
  | 'handshake'
  | 'layers'
  | 'layout-dashboard'
  | 'list-checks'
  | 'log-out'
  | 'mail'
  | 'menu'
  | 'monitor-smartphone'
  | 'moon'
  | 'plus'
  | 'search'
  | 'send'
  | 'settings'
  | 'sun'
  | 'triangle-alert'
  | 'user'
  | 'user-plus'
  | 'users'
  | 'x';
