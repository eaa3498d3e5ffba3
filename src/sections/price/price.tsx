import { useId, type ComponentProps } from 'react';
import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/price';
import type { ServicePrice } from '@/content/schema/entries';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import { formatPrice, priceUnits } from '@/lib/format-price';
import * as s from './price.module.scss';

export interface PriceProps extends Omit<ComponentProps<'section'>, 'children'> {
  price: ServicePrice;
  /** The button's target: the contact page, with the service in its URL. */
  contactPath: string;
  /** A page that adds up prices, with this service selected. */
  estimatePath?: string;
}

/** The price of a service in large type, and the factors that change it within its range. */
export function Price({ price, contactPath, estimatePath, className, ...rest }: PriceProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.columns}>
        <h2 id={titleId} className={s.title}>
          {words.cost}
        </h2>
        <p className={s.sum}>
          <span className={s.range}>{formatPrice(price)}</span>{' '}
          <span className={s.unit}>{fill(words.unit, { unit: priceUnits[price.unit] })}</span>
        </p>
        <p className={s.note}>{price.note}</p>
        <div className={s.actions}>
          <Button href={contactPath}>{linkWords.start}</Button>
          {estimatePath && (
            <Button variant="outline" href={estimatePath}>
              {words.estimate}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
