/**
 * Every stylesheet of the public site, in one file for all pages: one request, kept by the browser from page to page.
 * Without this a section's lazy code would bring its CSS a second time, after the paint. A rule test keeps it complete.
 */
import '../../generated/fonts/hero.css';
import '../../styles/global.scss';
