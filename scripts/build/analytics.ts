import type { Brand } from '../../src/content/schema/brand';
import { escapeMarkup } from '../content/prose/to-html';

/** A script that counts visits: where it is from, where it reports to, and its attributes. */
interface Counter {
  script: string;
  attributes: Readonly<Record<string, string>>;
  /** Address that visits are sent to. */
  reports: string;
}

function counterOf(analytics: Brand['analytics']): Counter | null {
  switch (analytics?.service) {
    case undefined:
      return null;
    case 'plausible': {
      const { script = 'https://plausible.io/js/script.js', site } = analytics;
      return { script, attributes: { 'data-domain': site }, reports: script };
    }
    case 'goatcounter': {
      const { script = 'https://gc.zgo.at/count.js', site } = analytics;
      return { script, attributes: { 'data-goatcounter': `${site}/count` }, reports: site };
    }
    case 'custom':
      return { script: analytics.script, attributes: {}, reports: analytics.script };
  }
}

/** Returns the content security policy sources for the visitor count; empty without one. */
export function analyticsSources(analytics: Brand['analytics']): { script: string; report: string } {
  const counter = counterOf(analytics);
  if (!counter) return { script: '', report: '' };
  return { script: ` ${new URL(counter.script).origin}`, report: ` ${new URL(counter.reports).origin}` };
}

/** The line for the head of a public page; empty without a visitor count. */
export function analyticsScript(analytics: Brand['analytics']): string {
  const counter = counterOf(analytics);
  if (!counter) return '';
  const attributes = Object.entries(counter.attributes).map(
    ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
  );
  return `<script defer src="${escapeMarkup(counter.script)}"${attributes.join('')}></script>\n`;
}
