import { useEffect, useRef, type ReactNode } from 'react';
import { brand } from '@/content/brand';
import { logoWord } from '@/content/brand-name';
import { login as plate } from '@/content/plates/login';
import { Link } from '@/design-system/link/link';
import { Logo } from '@/design-system/logo/logo';
import { Plate } from '@/design-system/plate/plate';
import { SkipLink } from '@/design-system/skip-link/skip-link';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import * as s from './auth-layout.module.scss';

/** Whether a form was shown before, on this page. */
let wasShown = false;

export interface AuthLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Two halves: the swell with the welcome, and the form. On small screens the swell is a strip above it. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused element is removed on the way from one form to the other.
    if (wasShown) heading.current?.focus();
    wasShown = true;
  }, []);

  return (
    <>
      <SkipLink href={`#${anchors.main}`} />
      <div className={s.root}>
        <div className={s.welcome} data-ground="dark">
          <Plate plate={plate} alt="" fit="cover" loading="eager" className={s.plate} />
          <Link href={pathTo('home')} title="Click to Navigate Home Page" className={s.logo}>
            <Logo word={logoWord} />
          </Link>
          <div className={s.words}>
            <p className={s.greeting}>Welcome to {brand.name}</p>
            <p className={s.promise}>One sign-in for the whole agency: projects, people and hours.</p>
          </div>
        </div>
        <main id={anchors.main} className={s.main} tabIndex={-1}>
          <div className={s.form}>
            <h1 ref={heading} className={s.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={s.lead}>{lead}</p>
            {children}
          </div>
        </main>
      </div>
    </>
  );
}
