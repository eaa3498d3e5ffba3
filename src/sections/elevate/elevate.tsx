import { Divider } from '@/design-system/divider/divider';
import { Icon } from '@/design-system/icon/icon';
import { Plate } from '@/design-system/plate/plate';
import type { IconName } from '@/lib/icon-name';
import type { Plate as PlateData } from '@/lib/plate';
import { useScrollTimeline } from '@/motion/use-scroll-timeline';
import { anchors } from '@/routes/anchors';
import { playDawn } from './play-dawn';
import * as s from './elevate.module.scss';

export interface ElevateProps {
  title: string;
  tagline: string;
  highlights: readonly { icon: IconName; title: string; description: string }[];
  plate: PlateData;
}

/** The second hero. The hero's field comes to rest here, and a dawn appears behind the agency's principles. */
export function Elevate({ title, tagline, highlights, plate }: ElevateProps) {
  const ref = useScrollTimeline<HTMLElement>(playDawn);
  return (
    <section
      ref={ref}
      id={anchors.elevate}
      className={s.root}
      data-ground="dark"
      aria-labelledby="elevate-title"
    >
      <div className={s.sky}>
        <div className={s.frame} data-part="dawn">
          <Plate plate={plate} alt="" fit="fill" late />
        </div>
      </div>
      <div className={s.ground} />
      <div className={s.opening}>
        <h2 className={s.title} id="elevate-title" data-part="title">
          {title}
        </h2>
        <Divider variant="wave" className={s.divider} data-part="divider" />
        <p className={s.tagline} data-part="tagline">
          {tagline}
        </p>
      </div>
      <ul className={s.highlights} role="list" data-ground="signal">
        {highlights.map(({ icon, title: name, description }) => (
          <li key={name}>
            <Divider rule="text" className={s.rule} data-part="rule" />
            <div className={s.words} data-part="words">
              <h3 className={s.name}>{name}</h3>
              <Icon name={icon} size={28} />
              <p className={s.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
