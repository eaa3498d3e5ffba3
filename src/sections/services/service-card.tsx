import { useRef } from 'react';
import * as linkWords from '@generated/yaml/words/links';
import type { Service } from '@/content/schema/picked';
import { Card } from '@/design-system/card/card';
import { TextLink } from '@/design-system/text-link/text-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fill } from '@/lib/fill';
import { pathTo } from '@/routes/paths';
import * as s from './service-card.module.scss';
import { ServiceFigure, type ServiceFigureHandle } from './service-figure';

export interface ServiceCardProps {
  service: Service;
  more: string;
}

/** A service in its cell. The link covers the whole card. */
export function ServiceCard({ service, more }: ServiceCardProps) {
  const figure = useRef<ServiceFigureHandle>(null);
  const play = () => figure.current?.play();

  return (
    <Card
      variant="cell"
      className={s.root}
      data-color={service.color}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && play()}
      onFocus={play}
      media={<ServiceFigure ref={figure} figure={service.figure} className={s.figure} />}
      footer={
        <TextLink arrow href={pathTo('service', { slug: service.slug })} className={s.link}>
          {more}
          <VisuallyHidden> {fill(linkWords.about, { title: service.title })}</VisuallyHidden>
        </TextLink>
      }
    >
      <h3 className={s.title}>{service.title}</h3>
      <p className={s.description}>{service.description}</p>
    </Card>
  );
}
