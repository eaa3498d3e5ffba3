import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { LogoData } from '@/content/block-data';
import { Logos } from '@/sections/logos/logos';

const svg = (width: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64">${shapes}</svg>`)} 1x`;

const logo = (id: string, width: number, shapes: string): LogoData['logo'] => ({
  id,
  sources: [{ width, height: 64, webp: svg(width, shapes) }],
});

const four: readonly LogoData[] = [
  {
    name: 'Avery Crossings',
    logo: logo('crossings', 200, '<path d="M0 44q50-44 100 0t100 0v20H0z"/>'),
    link: 'https://crossings.example',
  },
  { name: 'Kiln', logo: logo('kiln', 64, '<circle cx="32" cy="32" r="30"/>') },
  { name: 'Grid', logo: logo('grid', 160, '<path d="M0 8h72v48H0zM88 8h72v48H88z"/>') },
  { name: 'Tern', logo: logo('tern', 120, '<path d="M0 56 60 4l60 52-60-20z"/>') },
];

const meta = {
  component: Logos,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Who we work for', logos: four },
} satisfies Meta<typeof Logos>;

export default meta;
type Story = StoryObj<typeof meta>;

const logos = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const each = four[index % four.length]!;
    return { ...each, name: `${each.name} ${index + 1}` };
  });

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutATitle: Story = { args: { title: undefined } };
export const One: Story = { args: { logos: logos(1) } };
export const Twelve: Story = { args: { logos: logos(12) } };
export const LinksToTheClientThatHasASite: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName('Avery Crossings');
    await expect(links[0]).toHaveAttribute('href', 'https://crossings.example');
    await expect(canvas.getByRole('img', { name: 'Kiln' })).toBeVisible();
  },
};
