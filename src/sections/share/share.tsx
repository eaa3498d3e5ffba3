import { useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/share';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import { fillNodes } from '@/lib/fill-nodes';
import { useLive } from '@/motion/use-live';
import { copyText } from '@/platform/clipboard';
import { canShare, sharePage } from '@/platform/share';
import * as s from './share.module.scss';

export interface ShareProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The title of the shared page. */
  title: string;
  /** The absolute URL of the shared page. */
  address: string;
  /** The section's name if the page is not an article. */
  label?: string;
}

type Outcome = 'none' | 'copied' | 'refused';

/**
 * Shares a page: with the native share sheet if there is one, otherwise by a copied link, and by email. No third
 * party is informed. The button needs JavaScript and appears with it.
 */
export function Share({ title, address, label = words.label, className, ...rest }: ShareProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const page = { title, url: address };
  const way = useLive() ? (canShare(page) ? 'sheet' : 'copy') : null;
  const copy = async () => setOutcome((await copyText(address)) ? 'copied' : 'refused');
  const share = async () => {
    if ((await sharePage(page)) === 'failed') await copy();
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

  return (
    <section aria-label={label} className={cx(s.root, className)} {...rest}>
      <div className={s.actions}>
        {way === 'sheet' && (
          <Button size="compact" variant="outline" icon={<Icon name="share" size={18} />} onClick={share}>
            {words.button}
          </Button>
        )}
        {way === 'copy' && (
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />}
            onClick={copy}
          >
            {words.copyLink}
          </Button>
        )}
        <Button href={mail} size="compact" variant="outline" icon={<Icon name="mail" size={18} />}>
          {words.byMail}
        </Button>
      </div>
      <p role="status" className={s.outcome}>
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && (
          <>{fillNodes(words.notCopied, { link: <span className={s.address}>{address}</span> })}</>
        )}
      </p>
    </section>
  );
}
