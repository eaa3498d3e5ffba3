import { trustedTypes } from '@/platform/trusted-types';

// react-aria takes back what it has announced by writing an empty text as HTML. No other text is let through.
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
