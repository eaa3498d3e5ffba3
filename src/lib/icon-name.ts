/** The icons that content may name. `design-system/icon` maps each to its drawing and fails to compile if one is missing. */
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

/** The icons that only the portal draws: public pages do not carry them. */
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
