import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/estimate';
import * as linkWords from '@generated/yaml/words/links';
import type { EstimateService } from '@/content/block-data';
import { Button } from '@/design-system/button/button';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Link } from '@/design-system/link/link';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { Select } from '@/design-system/select/select';
import { cx } from '@/lib/cx';
import { estimateSums, formatEstimate, maxOfUnit, parseEstimate, priceTimes } from '@/lib/estimate';
import { fill, fillCount } from '@/lib/fill';
import { formatPrice, formatServicePrice } from '@/lib/format-price';
import { contactForServicesPath, estimateParam, pathTo } from '@/routes/paths';
import { Share } from '../share/share';
import * as s from './estimate.module.scss';

export interface EstimateProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** A note that applies to all prices. */
  note?: string;
  services: readonly EstimateService[];
  /** The site's origin, for the URL to share. */
  origin: string;
}

const counted = { month: words.months, day: words.days } as const;

const countsOf = (unit: keyof typeof counted) =>
  Array.from({ length: maxOfUnit[unit] }, (_, at) => ({
    value: String(at + 1),
    label: fillCount(counted[unit], at + 1),
  }));

/** Adds up the prices of the selected services. The selection is in the URL, so that it can be shared. */
export function Estimate({ title, note, services, origin, className, ...rest }: EstimateProps) {
  const id = useId();
  const { values, hrefWith, change } = useSearchParams([estimateParam]);
  const choice = parseEstimate(values[estimateParam], services);
  const chosen = services.filter(({ slug }) => choice[slug]);
  const sums = estimateSums(choice, services);
  const address = `${origin}${hrefWith({})}`;

  const choose = (slug: string, count: number) => {
    // A selection adds no history entry: Back must not undo selections one by one.
    change({ [estimateParam]: formatEstimate({ ...choice, [slug]: count }) }, { replace: true });
  };

  return (
    <section aria-labelledby={id} className={cx(s.root, className)} {...rest}>
      <div className={s.inner}>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        {note && <p className={s.note}>{note}</p>}
        <div className={s.columns}>
          <ul role="list" className={s.services}>
            {services.map(({ slug, title: name, path, price }) => {
              const count = choice[slug] ?? 0;
              return (
                <li key={slug} className={s.service}>
                  <Checkbox
                    className={s.name}
                    checked={count > 0}
                    onChange={(event) => choose(slug, event.target.checked ? 1 : 0)}
                  >
                    {name}
                  </Checkbox>
                  <p className={s.price}>{formatServicePrice(price)}</p>
                  <Link href={path} className={s.more} aria-label={fill(words.moreAbout, { service: name })}>
                    {words.more}
                  </Link>
                  {count > 0 && price.unit !== 'project' && (
                    <Select
                      className={s.count}
                      label={fill(words.howLong, { service: name })}
                      value={String(count)}
                      options={countsOf(price.unit)}
                      onChange={({ value }) => choose(slug, Number(value))}
                    />
                  )}
                </li>
              );
            })}
          </ul>
          <div className={s.sum}>
            <h3 className={s.heading} id={`${id}-sum`}>
              {words.sum}
            </h3>
            <output className={s.output} aria-labelledby={`${id}-sum`}>
              {sums.length > 0
                ? sums.map((sum) => (
                    <span key={sum.currency} className={s.range}>
                      {formatPrice(sum)}
                    </span>
                  ))
                : words.nothing}
            </output>
            {chosen.length > 0 && (
              <>
                <ul role="list" className={s.parts}>
                  {chosen.map(({ slug, title: name, price }) => (
                    <li key={slug} className={s.part}>
                      <span>
                        {price.unit === 'project'
                          ? name
                          : `${name}, ${fillCount(counted[price.unit], choice[slug]!)}`}
                      </span>
                      <span className={s.amount}>{formatPrice(priceTimes(price, choice[slug]!))}</span>
                    </li>
                  ))}
                </ul>
                <Share
                  key={address}
                  className={s.share}
                  label={words.share}
                  title={title}
                  address={address}
                />
              </>
            )}
            <Button
              className={s.action}
              href={
                chosen.length > 0 ? contactForServicesPath(chosen.map(({ slug }) => slug)) : pathTo('contact')
              }
            >
              {chosen.length > 0 ? words.ask : linkWords.askUs}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
