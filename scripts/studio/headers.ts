export interface StudioHeadersOptions {
  /** The origin of the site that the preview shows. */
  preview: string;
  /** Allows the styles that CodeMirror writes. @default none are allowed */
  nonce?: string;
}

/** The headers of every response of the Studio. */
export const studioHeaders = ({
  preview,
  nonce,
}: StudioHeadersOptions): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
});
