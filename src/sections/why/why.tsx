import * as linkWords from '@generated/yaml/words/links';
import { Divider } from '@/design-system/divider/divider';
import { IconLink } from '@/design-system/icon-button/icon-link';
import { useReveal } from '@/motion/use-reveal';
import * as s from './why.module.scss';

export interface WhyProps {
  title: string;
  vision: string;
  points: readonly { title: string; description: string }[];
  /** The target of the round button: the fragment of the next section, such as `#projects`. */
  next: string;
}

/** The agency's vision, and three reasons that follow from it. */
export function Why({ title, vision, points, next }: WhyProps) {
  const ref = useReveal<HTMLElement>();
  return (
    <section ref={ref} className={s.root} aria-labelledby="why-title">
      <div className={s.columns}>
        <div className={s.belief}>
          <h2 className={s.title} id="why-title">
            {title}
          </h2>
          <p className={s.vision}>{vision}</p>
          <IconLink icon="arrow-down" label={linkWords.scrollDown} href={next} />
        </div>
        <div className={s.points}>
          <ul role="list">
            {points.map((point) => (
              <li key={point.title} className={s.point}>
                <Divider rule="text" className={s.rule} />
                <h3 className={s.name}>{point.title}</h3>
                <p className={s.description}>{point.description}</p>
              </li>
            ))}
          </ul>
          <Divider rule="text" className={s.rule} />
        </div>
      </div>
    </section>
  );
}
