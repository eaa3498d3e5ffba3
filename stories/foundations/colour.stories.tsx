import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { palette } from '@/lib/palette';
import { contrastOf, contrastPairs, type ContrastPair } from '../../scripts/palette/contrast';
import { Themed } from './themed';
import { colourTokens, useTokens } from './tokens';

const meta = { title: 'foundations/colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const textOn = (hex: string) =>
  contrastOf(hex, palette.ink) > contrastOf(hex, palette.paper) ? palette.ink : palette.paper;

function Swatch({ name, hex }: { name: string; hex: string }) {
  return (
    <div
      style={{
        display: 'grid',
        alignContent: 'end',
        minBlockSize: 128,
        padding: 16,
        fontSize: 14,
        color: textOn(hex),
        background: hex,
        border: '1px solid var(--line)',
      }}
    >
      <strong>{name}</strong>
      <span>{hex.toUpperCase()}</span>
    </div>
  );
}

/** Named below: a control's edge is a colour that no text of small size may stand on. */
function Token({ name, hex }: { name: string; hex: string }) {
  return (
    <div style={{ display: 'grid', paddingBlockEnd: 16, fontSize: 14 }}>
      <span style={{ blockSize: 72, background: hex, border: '1px solid var(--line)' }} />
      <strong>{name}</strong>
      <span>{hex.toUpperCase()}</span>
    </div>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' } as const;

/** The palette that scripts draw with. It and the stylesheets' settings come from `src/content/palette.yml`. */
export const Palette: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries(palette).map(([name, hex]) => (
        <Swatch key={name} name={name} hex={hex} />
      ))}
    </div>
  ),
};

type Theme = ContrastPair['theme'];

const titleOf = (theme: Theme) => (theme === 'dark' ? 'Dark' : 'Light');

function Tokens({ theme }: { theme: Theme }) {
  const [names] = useState(colourTokens);
  const { ref, values } = useTokens<HTMLElement>(names);
  return (
    <Themed ref={ref} theme={theme}>
      <p style={{ marginBlockEnd: 16, fontWeight: 600 }}>{titleOf(theme)}</p>
      <div style={grid}>
        {names
          .filter((name) => values[name])
          .map((name) => (
            <Token key={name} name={name.slice(2)} hex={values[name]!} />
          ))}
      </div>
    </Themed>
  );
}

/** What a colour means: the only colours that components name. */
export const SemanticTokens: Story = {
  render: () => (
    <>
      <Tokens theme="light" />
      <Tokens theme="dark" />
    </>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = ['light', 'dark'].map((name) => within(canvas.getByRole('region', { name })));
    // Every colour that a pair is measured of, at least; in both themes the same names.
    await expect(light!.getAllByText(/^#/).length).toBeGreaterThanOrEqual(contrastNames.length);
    await expect(dark!.getAllByText(/^#/)).toHaveLength(light!.getAllByText(/^#/).length);
    await expect(light!.getByText('#FBF7F5')).toBeVisible();
    await expect(dark!.queryByText('#FBF7F5')).toBeNull();
  },
};

const contrastNames = [...new Set(contrastPairs.flatMap(({ ink, ground }) => [ink, ground]))];
const cell = {
  padding: '8px 16px 8px 0',
  textAlign: 'start',
  borderBlockEnd: '1px solid var(--line)',
} as const;

function Contrasts({ theme }: { theme: Theme }) {
  const { ref, values } = useTokens<HTMLElement>(contrastNames);
  return (
    <Themed ref={ref} theme={theme} style={{ overflowX: 'auto', background: 'var(--panel)' }}>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14 }}>
        <caption style={{ textAlign: 'start', fontWeight: 600 }}>{titleOf(theme)}</caption>
        <thead>
          <tr>
            {['Pair', 'Sample', 'Measured', 'In the brief', 'At least'].map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs
            .filter((pair) => pair.theme === theme && values[pair.ink] && values[pair.ground])
            .map(({ ink, ground, least, measured }, index) => (
              <tr key={index}>
                <th scope="row" style={{ ...cell, fontWeight: 500 }}>
                  {ink.slice(2)} on {ground.slice(2)}
                </th>
                <td style={cell}>
                  {/* A control's edge is no text: it is drawn as the edge that it is. */}
                  <span
                    style={{
                      display: 'inline-block',
                      inlineSize: 64,
                      textAlign: 'center',
                      color: least === 3 ? 'transparent' : `var(${ink})`,
                      background: `var(${ground})`,
                      border: `2px solid var(${least === 3 ? ink : ground})`,
                    }}
                    aria-hidden="true"
                  >
                    {least === 3 ? '' : 'Wave'}&nbsp;
                  </span>
                </td>
                <td style={cell} data-testid="ratio" data-least={least}>
                  {contrastOf(values[ink]!, values[ground]!).toFixed(1)}
                </td>
                <td style={cell}>{measured?.toFixed(1) ?? '–'}</td>
                <td style={cell}>{least}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Themed>
  );
}

/** Every pair of tokens that meet, measured in this browser. */
export const Contrast: Story = {
  render: () => (
    <>
      <Contrasts theme="light" />
      <Contrasts theme="dark" />
    </>
  ),
  play: async ({ canvas }) => {
    const ratios = canvas.getAllByTestId('ratio');
    await expect(ratios).toHaveLength(contrastPairs.length);
    for (const ratio of ratios) {
      await expect(Number(ratio.textContent)).toBeGreaterThanOrEqual(Number(ratio.dataset.least));
    }
  },
};
