/** The icons that both the site and the portal draw. */
export const sharedIconNames = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'check',
  'chevron-down',
  'circle-alert',
  'copy',
  'external-link',
  'layers',
  'mail',
  'menu',
  'monitor-smartphone',
  'pause',
  'play',
  'search',
  'x',
] as const;
export type SharedIconName = (typeof sharedIconNames)[number];

/** The icons that the site draws, and that content may name. The portal carries only the shared ones among them. */
export const siteIconNames = [
  ...sharedIconNames,
  'app-window',
  'braces',
  'code',
  'compass',
  'gauge',
  'globe',
  'megaphone',
  'messages-square',
  'palette',
  'pen-tool',
  'rocket',
  'sliders',
  'share',
  'smartphone',
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
