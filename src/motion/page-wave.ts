import { documentFlags } from '@/platform/document-flags';
import { playEntrance } from './play-entrance';
import { prefersReducedMotion } from './preferences';

/** The `view-transition-name` of the plate that two pages share. */
const name = 'plate';

/** Duration of the fade in browsers without view transitions, in ms. Nothing moves, so it is for everyone. */
const fallback = 120;

export interface PageChange {
  /** The path of the next page. */
  path: string;
  /** Whether it is the page before, such as after Back: the wave runs backwards. */
  isBack: boolean;
  /** Whether something else animates the change: the browser after a swipe back, or the page itself. @default false */
  isAnimated?: boolean;
  /** Shows the next page, scrolled to its place. */
  show: () => Promise<void>;
}

const isInView = (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  if (width === 0 || bottom <= 0 || top >= window.innerHeight) return false;
  // The slides of a carousel have the same place, and all but one are hidden.
  return getComputedStyle(element).visibility === 'visible' && !element.closest('[inert]');
};

const platesIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-picture]')].filter(isInView);

/** The plate to take along: that of a card whose link leads to the next page or, on the way back, the page's first. */
function leavingPlate(main: HTMLElement, { path, isBack }: PageChange): HTMLElement | undefined {
  // It would be painted over the dialog.
  if (document.querySelector('dialog[open]')) return undefined;
  if (isBack) return platesIn(main)[0];
  const links = [...main.querySelectorAll<HTMLAnchorElement>('[data-swell] a')];
  const cards = links.filter((link) => link.pathname === path).map((link) => link.closest('[data-swell]')!);
  return cards.flatMap((card) => platesIn(card))[0];
}

/** Shows a loaded picture in the place of another until that has loaded and faded in. */
function lay(picture: HTMLElement, address: string) {
  const image = picture.querySelector('img');
  if (!image || image.complete) return;
  Object.assign(picture.style, {
    backgroundImage: `url("${address}")`,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  });
  const clear = async () => {
    await image.decode().catch(() => {});
    await Promise.allSettled(image.getAnimations().map(({ finished }) => finished));
    // A swell of the lines would show it between them.
    picture.style.background = '';
  };
  image.addEventListener('load', () => void clear(), { once: true });
}

let current: ViewTransition | null = null;
let named: HTMLElement | undefined;

/** Gives the name to one plate: two of a name would end the transition. */
function nameOnly(plate: HTMLElement | undefined) {
  if (named) named.style.viewTransitionName = '';
  if (plate) plate.style.viewTransitionName = name;
  named = plate;
}

/**
 * Keeps the bar above a plate that moves, which would be painted over it. Not while a menu of the bar is open: the browser
 * would stretch the picture of one over the other.
 */
function raiseBar(isRaised: boolean) {
  const bar = document.querySelector<HTMLElement>('header');
  if (!bar) return;
  // The group of the page is also open in the hidden menu of a phone.
  const isOpen = [...bar.querySelectorAll('[aria-expanded="true"]')].some(isInView);
  bar.style.viewTransitionName = isRaised && !isOpen ? 'bar' : '';
}

/**
 * Changes the page: a wave runs over the old one, and the plate that both pages show moves to its new place, where it is
 * engraved again (`styles/base/_page-wave.scss`). Under reduced motion and without view transitions the new page fades in.
 */
export function changePage(change: PageChange): void {
  const main = document.querySelector('main');
  const leaving = main && !prefersReducedMotion() ? leavingPlate(main, change) : undefined;
  const address = leaving?.querySelector('img')?.currentSrc;

  const show = async () => {
    await change.show();
    if (!main || !leaving) return undefined;
    const arriving = platesIn(main).find(({ dataset }) => dataset.picture === leaving.dataset.picture);
    if (arriving && address) lay(arriving, address);
    return arriving;
  };
  if (change.isAnimated) {
    void show();
    return;
  }
  if (document.hidden || !document.startViewTransition) {
    void show().then(() => main && playEntrance(main, { opacity: [0, 1] }, fallback, 'linear'));
    return;
  }

  documentFlags().turn = change.isBack ? 'back' : 'on';
  nameOnly(leaving);
  raiseBar(leaving !== undefined);
  const transition = document.startViewTransition(async () => nameOnly(await show()));
  current = transition;
  const end = () => {
    if (current !== transition) return;
    nameOnly(undefined);
    raiseBar(false);
    delete documentFlags().turn;
  };
  // The page changes even if the browser skips the wave, such as when another change starts.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}
