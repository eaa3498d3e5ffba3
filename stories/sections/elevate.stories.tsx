import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { Elevate } from '@/sections/elevate/elevate';

const meta = {
  component: Elevate,
  parameters: { layout: 'fullscreen' },
  args: {
    title: home.elevate.title,
    tagline: home.elevate.tagline,
    highlights: home.elevate.highlights,
    plate: plates.dawn,
  },
} satisfies Meta<typeof Elevate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    tagline:
      'Crafting minimalist web solutions that deliver maximum impact, and telling you in plain words what each of them is for',
    highlights: home.elevate.highlights.map((highlight) => ({
      ...highlight,
      description: `${highlight.description}, with a sentence more than the design was drawn for`,
    })),
  },
};

/** As on the home page: after a first screen, before more, with the boot script's promise that motion is on. */
const onAPage: Decorator[] = [
  (Story) => {
    useEffect(() => {
      document.documentElement.dataset.motion = 'full';
      return () => void delete document.documentElement.dataset.motion;
    }, []);
    return (
      <div style={{ paddingBlock: '100vh' }}>
        <Story />
      </div>
    );
  },
];

/** How much of the title shows before the play. */
const night = 0.4;

const opacityOf = (element: Element) => Number(getComputedStyle(element).opacity);

export const PlaysAtTheMiddleAndBack: Story = {
  tags: ['no-review'],
  decorators: onAPage,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: home.elevate.title });
    const top = title.closest('section')!.offsetTop;
    const middle = top - window.innerHeight / 2;
    await waitFor(() => expect(opacityOf(title)).toBeCloseTo(night));

    // The first input: gsap is fetched and takes over, and still nothing has played.
    window.scrollTo(0, middle - 40);
    await waitFor(() => expect(title.closest('section')).toHaveAttribute('data-timeline', 'ready'));
    // Some of it would have played by then.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(opacityOf(title)).toBeCloseTo(night);

    window.scrollTo(0, middle + 40);
    await waitFor(() => expect(opacityOf(title)).toBe(1));

    window.scrollTo(0, middle - 40);
    await waitFor(() => expect(opacityOf(title)).toBeCloseTo(night));
  },
};

export const DayBreaksWithTheScroll: Story = {
  tags: ['no-review'],
  decorators: onAPage,
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: home.elevate.title });
    const dawn = section.querySelector("[data-part='dawn']")!;
    /** Px of the picture below its place, where this share of the window is above the section. */
    const below = async (share: number) => {
      window.scrollTo(0, section.offsetTop - share * window.innerHeight);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return dawn.getBoundingClientRect().bottom - section.getBoundingClientRect().bottom;
    };
    const night = await below(1);
    await expect(night).toBeGreaterThan(section.offsetHeight * 0.3);
    const half = await below(0.3);
    await expect(half).toBeLessThan(night);
    await expect(half).toBeGreaterThan(0);
    await expect(await below(-0.2)).toBe(0);
    await expect(await below(0.3)).toBe(half);
    await expect(await below(1)).toBe(night);
  },
};

/** Scrolls past the section before gsap can have arrived. */
function ScrolledPast({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => window.scrollTo(0, ref.current!.querySelector('section')!.offsetTop + 200), []);
  return <div ref={ref}>{children}</div>;
}

export const IsPlayedWhereThePageIsPastIt: Story = {
  tags: ['no-review'],
  decorators: [
    ...onAPage,
    (Story) => (
      <ScrolledPast>
        <Story />
      </ScrolledPast>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    const section = title.closest('section')!;
    await waitFor(() => expect(section).toHaveAttribute('data-timeline', 'ready'));
    await expect(opacityOf(title)).toBe(1);
  },
};

export const IsAtLeastHalfAViewportHigh: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: home.elevate.title });
    await expect(section.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight / 2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    for (const { title } of home.elevate.highlights) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
  },
};
