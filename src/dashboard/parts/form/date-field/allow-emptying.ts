import { trustedTypes } from '@/platform/trusted-types';

// react-aria clears its announcements by writing an empty text as HTML. The policy allows no other HTML.
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
