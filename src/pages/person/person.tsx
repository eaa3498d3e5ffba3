import * as words from '@generated/yaml/words/person';
import type { PersonData } from '@/content/page-data';
import { Prose } from '@/design-system/prose/prose';
import { fill } from '@/lib/fill';
import { PostCard } from '@/sections/post-card/post-card';
import { hasFacts, PersonFacts } from './person-facts';
import { PersonOpening } from './person-opening';
import * as s from './person.module.scss';

/** The page of a person: face, name and role, background and skills, a written portrait, and their articles. */
export function PersonPage({ data }: { data: PersonData }) {
  return (
    <>
      <PersonOpening person={data} />
      {hasFacts(data) && <PersonFacts person={data} />}
      <div className={s.story} data-after={hasFacts(data) ? undefined : 'opening'}>
        <div className={s.columns}>
          <Prose className={s.text} text={data.body} lead />
        </div>
      </div>
      {data.posts.length > 0 && (
        <section className={s.posts} aria-labelledby="posts">
          <h2 className={s.title} id="posts">
            {fill(words.writtenBy, { name: data.name })}
          </h2>
          <ul role="list" className={s.cards}>
            {data.posts.map((post) => (
              <li key={post.path} className={s.item}>
                <PostCard post={post} className={s.card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
