import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/design-system/button/button';
import { animated, useSpring } from '@/motion/animated';
import { useReducedMotion } from '@/motion/use-preferences';
import { springs } from '@/motion/springs';
import * as s from './motion.module.scss';
import { listOf, useTokens } from './tokens';

const meta = { title: 'foundations/motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const classes: Readonly<Record<string, string | undefined>> = { ...s };
const timeTokens = ['--names', '--times'];
const row = { display: 'grid', gridTemplateColumns: '10rem 1fr', gap: 16, alignItems: 'center' } as const;
const stack = { display: 'grid', gap: 16, fontSize: 14 } as const;

function Times() {
  const { ref, values } = useTokens(timeTokens);
  const [there, setThere] = useState(false);
  const times = listOf(values['--times']);
  return (
    <div ref={ref} className={s.settings} style={stack}>
      <Button size="compact" style={{ justifySelf: 'start' }} onClick={() => setThere(!there)}>
        Play
      </Button>
      {listOf(values['--names']).map((name, index) => (
        <div key={name} style={row}>
          <span>
            <strong>{name}</strong> {parseFloat(times[index] ?? '') * 1000} ms
          </span>
          <div className={s.track}>
            <div
              data-testid="runner"
              data-time={times[index]}
              data-state={there ? 'there' : 'here'}
              className={classes[name]}
              style={{ blockSize: '100%' }}
            >
              <div className={s.ball} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** What the `transition` mixin may be given, each on the house's own way out. */
export const Durations: Story = {
  render: () => <Times />,
  play: async ({ canvas }) => {
    const runners = canvas.getAllByTestId('runner');
    await expect(runners.length).toBeGreaterThan(3);
    for (const runner of runners) {
      const { transitionDuration } = getComputedStyle(runner);
      await expect([runner.dataset.time, '0s']).toContain(transitionDuration);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(runners[0]).toHaveAttribute('data-state', 'there');
  },
};

const easeTokens = ['--ease-out', '--ease-in-out'];

function Curves() {
  const { ref, values } = useTokens(easeTokens);
  return (
    <div ref={ref} className={s.settings} style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      {easeTokens.map((name) => {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (/\(([^)]*)\)/.exec(values[name] ?? '')?.[1] ?? '')
          .split(',')
          .map((part) => 100 * Number(part));
        return (
          <figure key={name} style={{ display: 'grid', gap: 12 }}>
            <svg className={s.curve} viewBox="0 0 100 100" aria-hidden="true">
              <path d="M0 100H100M0 0H100" stroke="var(--line)" strokeWidth="1" />
              <path d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
            </svg>
            <figcaption style={{ fontSize: 14 }}>
              <strong>{name.slice(2)}</strong>
              <br />
              <code>{values[name]}</code>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** `out` for what answers and arrives, `in-out` for what goes by itself. */
export const Eases: Story = {
  render: () => <Curves />,
  play: async ({ canvas }) => {
    const written = canvas.getAllByText(/^cubic-bezier\(/);
    await expect(written).toHaveLength(easeTokens.length);
  },
};

type SpringName = keyof typeof springs;

/** How far a spring swings beyond: below 1 it passes its goal, at 1 it stops there. */
const dampingOf = ({ mass, tension, friction }: (typeof springs)[SpringName]) =>
  friction / (2 * Math.sqrt(tension * mass));

function Spring({ name, there }: { name: SpringName; there: boolean }) {
  const config = springs[name];
  const reduced = useReducedMotion();
  const { at } = useSpring({ at: there ? 1 : 0, config, immediate: reduced });
  return (
    <div style={row}>
      <span>
        <strong>{name}</strong>
        <br />
        tension {config.tension}, friction {config.friction}
        <br />
        damping {dampingOf(config).toFixed(2)}
      </span>
      <div className={s.track}>
        <animated.div
          data-testid={name}
          data-there={at.to((share) => String(share > 0.99))}
          style={{
            inlineSize: 'calc(100% - 24px)',
            blockSize: '100%',
            translate: at.to((share) => `${share * 100}%`),
          }}
        >
          <div className={s.ball} />
        </animated.div>
      </div>
    </div>
  );
}

function AllSprings() {
  const [there, setThere] = useState(false);
  return (
    <div style={stack}>
      <Button size="compact" style={{ justifySelf: 'start' }} onClick={() => setThere(!there)}>
        Play
      </Button>
      {(Object.keys(springs) as SpringName[]).map((name) => (
        <Spring key={name} name={name} there={there} />
      ))}
      <p style={{ color: 'var(--muted)' }}>Press again half way: a spring turns round from where it is.</p>
    </div>
  );
}

/** The three springs of `src/motion/springs.ts`, for what a hand may interrupt. */
export const Springs: Story = {
  render: () => <AllSprings />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    for (const name of Object.keys(springs)) {
      await waitFor(() => expect(canvas.getByTestId(name)).toHaveAttribute('data-there', 'true'));
    }
  },
};

function Preference() {
  const reduced = useReducedMotion();
  return (
    <p>
      Your system asks for <strong>{reduced ? 'less motion' : 'motion as it is'}</strong>
      {reduced
        ? ': the balls on this page change places without a way between.'
        : ': the balls on this page travel.'}
    </p>
  );
}

/** What this browser says now; it follows the setting while the page is open. */
export const YourPreference: Story = {
  render: () => <Preference />,
  play: async ({ canvas }) => {
    const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
    await expect(canvas.getByText(matches ? 'less motion' : 'motion as it is')).toBeVisible();
  },
};
