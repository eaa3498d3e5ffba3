import { useRef } from 'react';
import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/price';
import type { ServicesData } from '@/content/page-data';
import { TextLink } from '@/design-system/text-link/text-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fill } from '@/lib/fill';
import { formatServicePrice } from '@/lib/format-price';
import { ServiceFigure, type ServiceFigureHandle } from '@/sections/services/service-figure';
import * as s from './service-row.module.scss';

export interface ServiceRowProps {
  service: ServicesData['services'][number];
}

/** A service as a row of the list: its wave, its text, then the deciding facts. The link covers the whole row. */
export function ServiceRow({ service }: ServiceRowProps) {
  const { title, description, audience, price, path, figure, color } = service;
  const handle = useRef<ServiceFigureHandle>(null);
  const play = () => handle.current?.play();

  return (
    <article
      className={s.root}
      data-color={color}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && play()}
      onFocus={play}
    >
      <div className={s.picture}>
        <ServiceFigure ref={handle} figure={figure} className={s.figure} />
      </div>
      <div className={s.words}>
        <h2 className={s.title}>{title}</h2>
        <p className={s.soft}>{description}</p>
      </div>
      <div className={s.choice}>
        <dl className={s.facts}>
          <div>
            <dt className={s.name}>{words.audience}</dt>
            <dd className={s.soft}>{audience}</dd>
          </div>
          {price && (
            <div>
              <dt className={s.name}>{words.label}</dt>
              <dd className={s.price}>{formatServicePrice(price)}</dd>
            </div>
          )}
        </dl>
        <TextLink arrow href={path} className={s.link}>
          {linkWords.learnMore}
          <VisuallyHidden> {fill(linkWords.about, { title })}</VisuallyHidden>
        </TextLink>
      </div>
    </article>
  );
}
